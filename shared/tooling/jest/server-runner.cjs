/**
 * Runs the tests of servers and tools in plain Node processes. jest's default runner creates a new context for each test file,
 * which loads and compiles every library and the whole API again; here each worker loads them once.
 */
const { createJestRunner } = require('create-jest-runner');

const Runner = createJestRunner(require.resolve('./run-server-test.cjs'));

/** These tests mostly wait for PostgreSQL and for programs that they start, so one worker more than the default keeps the cores busy. */
module.exports = class ServerRunner extends Runner {
  constructor(globalConfig) {
    const { maxWorkers } = globalConfig;
    super({ ...globalConfig, maxWorkers: maxWorkers > 1 ? maxWorkers + 1 : maxWorkers });
  }
};
