import { testApp } from '../testing/test-app';
import { keepHouse, startHousekeeping, type HousekeepingTask } from './housekeeping';

const api = testApp();
const log = { warn: jest.fn() };

test('a task that fails keeps neither the others nor what it had done', async () => {
  const done: string[] = [];
  await api.database.query('create table dust (n int)');
  const failing: HousekeepingTask = {
    name: 'failing',
    async run(transaction) {
      await transaction.query('insert into dust values (1)');
      throw new Error('no broom');
    },
  };
  const tasks = [failing, { name: 'fine', run: async () => done.push('fine') }];

  await keepHouse({ database: api.database, tasks, log });
  expect(done).toEqual(['fine']);
  expect(await api.database.query('select n from dust')).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'no broom' }), task: 'failing' },
    expect.any(String),
  );
});

test('two processes do not do the same task at the same time', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = keepHouse({
    database: api.database,
    log,
    tasks: [
      {
        name: 'sweep',
        async run() {
          begun();
          await held;
        },
      },
    ],
  });
  await hasBegun;
  const run = jest.fn(async () => undefined);
  await keepHouse({ database: api.database, log, tasks: [{ name: 'sweep', run }] });
  expect(run).not.toHaveBeenCalled();
  release();
  await first;
  await keepHouse({ database: api.database, log, tasks: [{ name: 'sweep', run }] });
  expect(run).toHaveBeenCalledTimes(1);
});

describe('by the clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  test('it begins a minute after the start, comes back each hour, and stops', async () => {
    const run = jest.fn(async () => undefined);
    const database = {
      ...api.database,
      transaction: <Result>(work: (transaction: typeof api.database) => Promise<Result>) =>
        work({ ...api.database, query: async () => JSON.parse('[{"taken":true}]') }),
    };
    const { stop } = startHousekeeping({ database, log, tasks: [{ name: 'sweep', run }] });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(run).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(run).toHaveBeenCalledTimes(2);
    await stop();
    await jest.advanceTimersByTimeAsync(7_200_000);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
