/**
 * Runs one test file with jest-circus in the worker process. Modules stay loaded; environment variables and globals that a test changes are
 * restored.
 */
const { statSync } = require('node:fs');
const { jestExpect } = require('@jest/expect');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus');
const { formatResultsErrors } = require('jest-message-util');
const { ModuleMocker } = require('jest-mock');
const { register } = require('tsx/cjs/api');

// Test files are loaded with require(), so that they can be loaded again; what they import() at run time is an ES module.
register();
const importsRegistered = import('tsx/esm/api').then((esm) => esm.register());

/** A test may replace `Date.now` until its file has ended. */
const { now } = Date;

const mocker = new ModuleMocker(globalThis);
Object.assign(globalThis, circus.default, { expect: jestExpect });

circus.addEventHandler((event) => {
  if (event.name === 'test_start') {
    jestExpect.setState({
      currentTestName: testNamePath(event.test).join(' '),
      suppressedErrors: [],
    });
  }
  if (event.name !== 'test_done') return;
  for (const { error } of jestExpect.extractExpectedAssertionsErrors())
    event.test.errors.push(error);
  event.test.errors.push(...jestExpect.getState().suppressedErrors);
});

// An unhandled rejection must not end the worker, and must fail the test.
process.on('unhandledRejection', (reason) => circus.getState().unhandledErrors.push(reason));
process.on('uncaughtException', (error) => circus.getState().unhandledErrors.push(error));

module.exports = async function runServerTest({ config, globalConfig, testPath }) {
  await importsRegistered;
  const restore = [saveEnvironment(), saveGlobals()];
  const start = now();
  try {
    prepare(config, globalConfig, testPath);
    for (const file of config.setupFilesAfterEnv) reload(file);
    reload(testPath);
    const results = await circus.run();
    return toTestResult(results, { config, globalConfig, testPath, start });
  } finally {
    mocker.restoreAllMocks();
    globalThis.jest.useRealTimers();
    for (const step of restore) step();
  }
};

function prepare(config, globalConfig, testPath) {
  circus.resetState();
  const state = circus.getState();
  state.testTimeout = config.testTimeout ?? globalConfig.testTimeout ?? state.testTimeout;
  if (globalConfig.testNamePattern) {
    state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  }
  jestExpect.setState({ expand: globalConfig.expand, testPath });
  globalThis.jest = jestObject(config);
  if (config.restoreMocks) circus.beforeEach(() => mocker.restoreAllMocks());
}

/** The `jest` global of a test file. There is no `jest.mock`: code under test takes its dependencies as arguments. */
function jestObject(config) {
  const timers = new ModernFakeTimers({ config, global: globalThis });
  return {
    fn: (implementation) => mocker.fn(implementation),
    spyOn: (...args) => mocker.spyOn(...args),
    replaceProperty: (...args) => mocker.replaceProperty(...args),
    mocked: (source) => source,
    clearAllMocks: () => mocker.clearAllMocks(),
    resetAllMocks: () => mocker.resetAllMocks(),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
    runAllTimersAsync: () => timers.runAllTimersAsync(),
    getTimerCount: () => timers.getTimerCount(),
  };
}

function reload(file) {
  // Node 20 does not resolve symbolic links in require() while the last file examined in this process is a pipe or a socket.
  statSync(file);
  delete require.cache[file];
  require(file);
}

function testNamePath(test) {
  const names = [];
  for (let part = test; part.parent; part = part.parent) names.unshift(part.name);
  return names;
}

const STATUS = { skip: 'pending', todo: 'todo' };

function toTestResult({ testResults, unhandledErrors }, { config, globalConfig, testPath, start }) {
  const assertions = testResults.map(({ testPath: [, ...names], ...result }) => ({
    ancestorTitles: names.slice(0, -1),
    duration: result.duration,
    failing: result.failing,
    failureDetails: result.errorsDetailed,
    failureMessages: result.errors,
    fullName: names.join(' '),
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: result.retryReasons,
    status: STATUS[result.status] ?? (result.errors.length > 0 ? 'failed' : 'passed'),
    title: names.at(-1),
  }));
  const count = (wanted) => assertions.filter(({ status }) => status === wanted).length;
  const formatted = formatResultsErrors(assertions, config, globalConfig, testPath);
  const failureMessage = [formatted, ...unhandledErrors].filter(Boolean).join('\n\n');
  const empty = createEmptyTestResult();
  const end = now();
  return {
    ...empty,
    displayName: config.displayName,
    failureMessage: failureMessage || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    testExecError:
      unhandledErrors.length > 0
        ? { message: unhandledErrors.join('\n'), stack: unhandledErrors.join('\n') }
        : undefined,
    testFilePath: testPath,
    testResults: assertions,
  };
}

function saveEnvironment() {
  const found = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in found)) delete process.env[name];
    Object.assign(process.env, found);
  };
}

function saveGlobals() {
  const found = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(found, key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const [key, before] of Object.entries(found)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      const isSame = now?.value === before.value && now?.get === before.get;
      if (!isSame) Object.defineProperty(globalThis, key, before);
    }
  };
}
