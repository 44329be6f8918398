/**
 * Runs the tests of servers and tools in plain Node processes. jest's own runner gives each test file a context of its
 * own, into which every library and the whole API are loaded and compiled again. Here a worker loads them once.
 */
const { createJestRunner } = require('create-jest-runner');

module.exports = createJestRunner(require.resolve('./run-server-test.cjs'));
