import { testApp } from '../testing/test-app';
import { runCleanup, startCleanup, type CleanupTask } from './cleanup';

const api = testApp();
const log = { warn: jest.fn() };

test('a failing task is rolled back and does not affect the others', async () => {
  const finishedTasks: string[] = [];
  await api.database.query('create table marks (n int)');
  const failingTask: CleanupTask = {
    name: 'failing',
    async run(transaction) {
      await transaction.query('insert into marks values (1)');
      throw new Error('failed');
    },
  };
  const tasks = [failingTask, { name: 'fine', run: async () => finishedTasks.push('fine') }];

  await runCleanup({ database: api.database, tasks, log });
  expect(finishedTasks).toEqual(['fine']);
  expect(await api.database.query('select n from marks')).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'failed' }), task: 'failing' },
    expect.any(String),
  );
});

test('two processes do not run the same task concurrently', async () => {
  let unblock = () => {};
  const blocked = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  let markStarted = () => {};
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  const firstRun = runCleanup({
    database: api.database,
    log,
    tasks: [
      {
        name: 'old-mails',
        async run() {
          markStarted();
          await blocked;
        },
      },
    ],
  });
  await started;
  const run = jest.fn(async () => undefined);
  await runCleanup({ database: api.database, log, tasks: [{ name: 'old-mails', run }] });
  expect(run).not.toHaveBeenCalled();
  unblock();
  await firstRun;
  await runCleanup({ database: api.database, log, tasks: [{ name: 'old-mails', run }] });
  expect(run).toHaveBeenCalledTimes(1);
});

describe('schedule', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  test('runs a minute after the start and then hourly, or in another interval, until it is stopped', async () => {
    const run = jest.fn(async () => undefined);
    const database = {
      ...api.database,
      transaction: <Result>(work: (transaction: typeof api.database) => Promise<Result>) =>
        work({ ...api.database, query: async () => JSON.parse('[{"taken":true}]') }),
    };
    const { stop } = startCleanup({ database, log, tasks: [{ name: 'old-mails', run }] });
    const runOften = jest.fn(async () => undefined);
    const often = startCleanup({
      database,
      log,
      tasks: [{ name: 'reminders', run: runOften }],
      intervalMs: 60_000,
    });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(run).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(runOften).toHaveBeenCalledTimes(61);
    await stop();
    await often.stop();
    await jest.advanceTimersByTimeAsync(7_200_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(runOften).toHaveBeenCalledTimes(61);
  });
});
