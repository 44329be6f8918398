import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isSilence, mayRunAgain, translateDatabaseError } from './database-error';

/** Runs SQL. Values go in as parameters (`$1`), never into the text. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` on one connection; commits when it resolves, rolls back when it throws. It runs again from its beginning when
   * the database ended it because of another transaction, so it changes nothing but the database.
   */
  transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** How its connections stand at this moment. */
  connections(): Connections;
  close(): Promise<void>;
}

export interface Connections {
  open: number;
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
  most: number;
}

interface TransactionOptions {
  /** Milliseconds for each of its statements, where that of the requests is too short. */
  timeout?: number;
}

interface Options {
  onError?: (error: Error) => void;
  connections?: number;
  /** Milliseconds until a statement without an answer fails. */
  timeout?: number;
}

/** A page gives up after 6.5 s. By then it shall know, also when it had to wait for a connection first. */
const REQUEST_TIMEOUT = 3_000;
/** For what works through many rows, and nobody waits for. */
export const JOB_TIMEOUT = 600_000;
/** A database that answers at all ends a statement itself, before its silence is taken for a failure. */
const statementTimeout = (timeout: number) => Math.ceil(timeout * 0.8);
/** A deadlock is noticed after a second, so more than this would take too long. */
const ATTEMPTS = 3;
const JITTER = 50;
/** Milliseconds between two looks whether all connections rest. */
const CLOSING_LOOK = 5;

const { builtins } = pg.types;
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    // Counts fit a number; a calendar date has no time zone and stays text.
    if (id === builtins.INT8 || id === builtins.NUMERIC) return Number;
    if (id === builtins.DATE) return String;
    return pg.types.getTypeParser(id, format);
  },
};

/** Errors of the connection or of a value come out as `ApiError`s, those of the program as they are. */
export function connectDatabase(
  url: string,
  { onError, connections = 10, timeout = REQUEST_TIMEOUT }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'sopaan-api',
    connectionTimeoutMillis: REQUEST_TIMEOUT,
    statement_timeout: statementTimeout(timeout),
    // A frozen server cannot enforce its own limit.
    query_timeout: timeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // Without these two a lost connection would end the process.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    query: (sql, values) => repeatedly(() => run(pool, sql, values)),
    transaction: (work, options) => repeatedly(() => runTransaction(pool, work, options)),

    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),

    async close() {
      // Who is between two statements needs the pool once more.
      while (pool.totalCount > pool.idleCount) await pause(CLOSING_LOOK);
      await pool.end();
    },
  };
}

async function repeatedly<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRunAgain(error)) throw error;
      // Those who met once shall not meet again.
      await pause(Math.random() * JITTER * attempt);
    }
  }
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
  { timeout }: TransactionOptions = {},
): Promise<Result> {
  const client = await pool.connect().catch(translateDatabaseError);
  let broken: Error | undefined;
  try {
    await client.query('begin').catch(translateDatabaseError);
    if (timeout !== undefined) {
      await run(client, `set local statement_timeout = ${statementTimeout(timeout)}`);
    }
    const result = await work({ query: (sql, values) => run(client, sql, values, timeout) });
    await client.query('commit').catch(translateDatabaseError);
    return result;
  } catch (error) {
    // Whoever is silent would be waited for once more.
    if (isSilence(error)) broken = new Error('the database is silent');
    else {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

async function run<Row extends pg.QueryResultRow>(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
  timeout?: number,
): Promise<Row[]> {
  const limit = timeout !== undefined && { query_timeout: timeout };
  const query = { text: sql, values: [...values], ...limit };
  const result = await target.query<Row>(query).catch(translateDatabaseError);
  return result.rows;
}
