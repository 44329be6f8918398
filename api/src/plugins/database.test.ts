import { connectDatabase, type Database } from './database';
import { DatabaseProxy } from '../testing/database-proxy';
import { testApp } from '../testing/test-app';

const api = testApp();

test('counts and numerics arrive as numbers, calendar dates as text, moments as dates', async () => {
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

  test('what resolves is kept, what throws leaves nothing', async () => {
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

  test('a row that refers to what has gone meanwhile is a conflict, not a failure of ours', async () => {
    await expect(
      api.database.query(
        `insert into sessions (id, user_id, expires_at) values ('s', 'nobody', now())`,
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT', status: 409 });
  });

  test('a failed one gives its connection back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const failing = api.database.transaction((transaction) => transaction.query('select 1/0'));
      await expect(failing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect(await api.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('one whose connection is ended under it is told so, and keeps nothing', async () => {
    const ended = api.database.transaction(async (transaction) => {
      await transaction.query('insert into marks values (3)');
      const [{ pid } = { pid: 0 }] = await transaction.query<{ pid: number }>(
        'select pg_backend_pid() as pid',
      );
      await api.database.query('select pg_terminate_backend($1, 2000)', [pid]);
      return transaction.query('insert into marks values (4)');
    });

    await expect(ended).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(await api.database.query('select n from marks')).toEqual([]);
  });
});

describe('a database that goes away', () => {
  let proxy: DatabaseProxy;
  let database: Database;
  let lost: Promise<Error>;
  beforeEach(async () => {
    proxy = new DatabaseProxy(new URL(api.databaseUrl));
    await proxy.open();
    lost = new Promise((resolve) => {
      database = connectDatabase(proxy.url, { onError: resolve });
    });
  });
  afterEach(async () => {
    await database.close();
    await proxy.cut();
  });

  test('is reported as unavailable, and used again once it is back', async () => {
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);

    await proxy.cut();
    await lost;
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(database.transaction((t) => t.query('select 1'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });

    await proxy.open();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is given up when it says nothing any more, also inside a transaction', async () => {
    await database.close();
    database = connectDatabase(proxy.url, { patience: 200, connections: 2 });
    await database.query('select 1');
    proxy.freeze();
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    await proxy.cut();
    await proxy.open();
    const silenced = database.transaction(async (transaction) => {
      await transaction.query('select 1');
      proxy.freeze();
      return transaction.query('select 2');
    });
    await expect(silenced).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.cut();
    await proxy.open();
    expect(await database.query('select 3 as three')).toEqual([{ three: 3 }]);
    expect(database.connections()).toMatchObject({ open: 1, idle: 1, waiting: 0 });
  });

  test('fails the query that runs at that moment, not the process', async () => {
    const cut = database.transaction(async (transaction) => {
      const slow = transaction.query('select pg_sleep(30)');
      await proxy.cut();
      return slow;
    });
    await expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
