import { connectDatabase, type Database, type Queryable } from './database';
import { DatabaseProxy } from '../testing/database-proxy';
import { createApp } from '../app';
import { TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();

test('reads counts and numerics as numbers, calendar dates as text, timestamps as dates', async () => {
  const [row] = await api.database.query(
    `select 5::bigint as big, 1.5::numeric as price, '2024-02-29'::date as day,
            '2024-02-29T10:00:00Z'::timestamptz as moment, '{"a":1}'::jsonb as document`,
  );
  expect(row).toEqual({
    big: 5,
    price: 1.5,
    day: '2024-02-29',
    moment: new Date('2024-02-29T10:00:00Z'),
    document: { a: 1 },
  });
});

describe('transactions', () => {
  beforeEach(() => api.database.query('create table marks (n int)'));
  afterEach(() => api.database.query('drop table marks'));

  test('commits when the work resolves, rolls back when it throws', async () => {
    await api.database.transaction((transaction) =>
      transaction.query('insert into marks values (1)'),
    );
    const failing = api.database.transaction(async (transaction) => {
      await transaction.query('insert into marks values (2)');
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await api.database.query('select n from marks')).toEqual([{ n: 1 }]);
  });

  test('a row that refers to a deleted row is a conflict, not an internal error', async () => {
    await expect(
      api.database.query(
        `insert into sessions (id, user_id, expires_at) values ('s', 'nobody', now())`,
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT', status: 409 });
  });

  test('a failed transaction releases its connection', async () => {
    for (let round = 0; round < 10; round += 1) {
      const failing = api.database.transaction((transaction) => transaction.query('select 1/0'));
      await expect(failing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect(await api.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('[S12] two transactions in a deadlock both commit, one of them after a retry', async () => {
    await api.database.query('insert into marks values (1), (2)');
    let arrived = 0;
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const tries: number[] = [];
    const add = (first: number, second: number) =>
      api.database.transaction(async (transaction) => {
        tries.push(first);
        await transaction.query('update marks set n = n + 10 where n % 10 = $1', [first]);
        arrived += 1;
        if (arrived === 2) openGate();
        await gate;
        await transaction.query('update marks set n = n + 10 where n % 10 = $1', [second]);
      });

    await Promise.all([add(1, 2), add(2, 1)]);
    expect(await api.database.query('select n from marks order by n')).toEqual([
      { n: 21 },
      { n: 22 },
    ]);
    expect(tries).toHaveLength(3);
  });

  test.each(['40001', '40P01'])(
    '[S12] a transaction that fails with %s on every attempt becomes 503',
    async (code) => {
      let tries = 0;
      const conflictingTransaction = api.database.transaction(async (transaction) => {
        tries += 1;
        await transaction.query(`do $$ begin raise sqlstate '${code}'; end $$`);
      });
      await expect(conflictingTransaction).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        status: 503,
      });
      expect(tries).toBe(3);
    },
  );

  test('[S6] a transaction may set a longer timeout than that of requests', async () => {
    const database = connectDatabase(api.databaseUrl, { maxConnections: 1, timeout: 200 });
    const work = (transaction: Queryable) => transaction.query('select pg_sleep(0.4)');
    const shortTransaction = database.transaction(work);
    await expect(shortTransaction).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await database.transaction(work, { timeout: 30_000 });
    await expect(database.query('select pg_sleep(0.4)')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await database.close();
  });

  test('a transaction whose connection is terminated fails and stores nothing', async () => {
    const result = api.database.transaction(async (transaction) => {
      await transaction.query('insert into marks values (3)');
      const [{ pid } = { pid: 0 }] = await transaction.query<{ pid: number }>(
        'select pg_backend_pid() as pid',
      );
      await api.database.query('select pg_terminate_backend($1, 2000)', [pid]);
      return transaction.query('insert into marks values (4)');
    });

    await expect(result).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(await api.database.query('select n from marks')).toEqual([]);
  });
});

describe('an unavailable database', () => {
  let proxy: DatabaseProxy;
  let database: Database;
  let connectionLoss: Promise<Error>;
  beforeEach(async () => {
    proxy = new DatabaseProxy(new URL(api.databaseUrl));
    await proxy.open();
    connectionLoss = new Promise((resolve) => {
      database = connectDatabase(proxy.url, { onError: resolve });
    });
  });
  afterEach(async () => {
    await database.close();
    await proxy.cut();
  });

  test('is reported as unavailable, and used again after the outage', async () => {
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);

    await proxy.cut();
    await connectionLoss;
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(database.transaction((t) => t.query('select 1'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });

    await proxy.open();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('times out when it stops responding, even inside a transaction', async () => {
    await database.close();
    database = connectDatabase(proxy.url, { timeout: 200, maxConnections: 2 });
    await database.query('select 1');
    proxy.freeze();
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    await proxy.cut();
    await proxy.open();
    const frozenTransaction = database.transaction(async (transaction) => {
      await transaction.query('select 1');
      proxy.freeze();
      return transaction.query('select 2');
    });
    await expect(frozenTransaction).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.cut();
    await proxy.open();
    expect(await database.query('select 3 as three')).toEqual([{ three: 3 }]);
    expect(database.poolState()).toMatchObject({ open: 1, idle: 1, waiting: 0 });
  });

  test('[S6] is noticed before pages time out, even by callers that wait for a connection', async () => {
    const frozenApp = await createApp({ settings: TEST_SETTINGS, database });
    // Takes a block of the general limit, so that the next requests query the database at once.
    expect((await frozenApp.inject('/api/courses')).statusCode).toBe(200);
    proxy.freeze();
    const startedAt = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => frozenApp.inject('/api/courses')),
    );
    expect(performance.now() - startedAt).toBeLessThan(6_500);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    await frozenApp.close();
    await proxy.cut();
    await proxy.open();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('fails the running query, not the process', async () => {
    const result = database.transaction(async (transaction) => {
      const slowQuery = transaction.query('select pg_sleep(30)');
      await proxy.cut();
      return slowQuery;
    });
    await expect(result).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
