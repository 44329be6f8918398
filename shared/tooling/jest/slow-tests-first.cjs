/**
 * Starts the slowest test files first, so that no worker is left with one of them at the end. jest itself sorts by the durations
 * of its last run, and where it has none, in CI or after a clone, by size, which says little about tests that start servers.
 */
const { join, relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Seconds of the files that take ten or more. */
const SECONDS = require('./slow-tests.json');

const ROOT = join(__dirname, '../../..');

module.exports = class SlowTestsFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const seconds = ({ path, duration }) =>
      duration === undefined ? (SECONDS[relative(ROOT, path)] ?? 0) : 0;
    return [...sorted].sort((one, other) => seconds(other) - seconds(one));
  }
};
