/**
 * Runs the tests of servers and tools in plain Node processes. jest's default runner creates a new context for each test file,
 * which loads and compiles every library and the whole API again; here each worker loads them once.
 */
const { createJestRunner } = require('create-jest-runner');

module.exports = createJestRunner(require.resolve('./run-server-test.cjs'));
