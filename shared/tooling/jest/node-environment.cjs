/** Node, with modules that are compiled once a worker. */
const { keepCode } = require('./code-cache.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class NodeEnvironment extends TestEnvironment {
  async teardown() {
    keepCode();
    await super.teardown();
  }
};
