import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NotificationListener, type OnNotification } from './notification-listener';
import { isQueryTimeout, isRetryable, translateDatabaseError } from './database-error';

/** Runs SQL. Values go in as parameters (`$1`), never into the text. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` on one connection; commits when it resolves, rolls back when it throws. After a deadlock or serialization
   * failure it runs again from its beginning, so it must have no effects outside the database.
   */
  transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Listens to a channel of `notify`, on a connection that all channels share. Returns a function that stops listening. */
  listen(channel: string, onNotification: OnNotification): () => void;
  /** The current state of the connection pool. */
  poolState(): PoolState;
  close(): Promise<void>;
}

interface PoolState {
  open: number;
  idle: number;
  /** Callers waiting for a connection. */
  waiting: number;
  max: number;
}

interface TransactionOptions {
  /** Milliseconds for each of its statements, if the timeout of requests is too short. */
  timeout?: number;
}

interface Options {
  onError?: (error: Error) => void;
  maxConnections?: number;
  /** Milliseconds until a statement fails. */
  timeout?: number;
  /** Milliseconds to wait for a connection. */
  connectionTimeout?: number;
}

/**
 * The browser's calls time out after 6.5 s (`timeout` in `shared/api-client/src/configuration.ts`). Waiting for a connection and a
 * statement together must take less.
 */
const REQUEST_TIMEOUT_MS = 3_000;
/** For background work on many rows. */
export const BATCH_TIMEOUT_MS = 600_000;
/** Shorter than the client's timeout, so that a responsive database cancels the statement itself. */
const statementTimeout = (timeout: number) => Math.ceil(timeout * 0.8);
/** PostgreSQL detects a deadlock after a second, so more attempts would take too long. */
const MAX_ATTEMPTS = 3;
const RETRY_JITTER_MS = 50;
const CLOSE_POLL_MS = 5;

const { builtins } = pg.types;
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    // Counts fit a number; a calendar date has no time zone and stays text.
    if (id === builtins.INT8 || id === builtins.NUMERIC) return Number;
    if (id === builtins.DATE) return String;
    return pg.types.getTypeParser(id, format);
  },
};

/** Connects a pool. `translateDatabaseError` says which errors become `ApiError`s. */
export function connectDatabase(
  url: string,
  {
    onError,
    maxConnections = 10,
    timeout = REQUEST_TIMEOUT_MS,
    connectionTimeout = REQUEST_TIMEOUT_MS,
  }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types,
    application_name: 'sopaan-api',
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout(timeout),
    // A frozen server cannot enforce its own timeout.
    query_timeout: timeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // Without these listeners a lost connection would end the process.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const notifications = new NotificationListener({ url, onError });

  return {
    query: (sql, values) => withRetry(() => run(pool, sql, values)),
    transaction: (work, options) => withRetry(() => runTransaction(pool, work, options)),

    listen: (channel, onNotification) => notifications.listen(channel, onNotification),

    poolState: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: maxConnections,
    }),

    async close() {
      await notifications.close();
      // Running transactions still need their connections.
      while (pool.totalCount > pool.idleCount) await pause(CLOSE_POLL_MS);
      await pool.end();
    },
  };
}

async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      // Jitter keeps the same transactions from colliding again.
      await pause(Math.random() * RETRY_JITTER_MS * attempt);
    }
  }
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
  { timeout }: TransactionOptions = {},
): Promise<Result> {
  const client = await pool.connect().catch(translateDatabaseError);
  let connectionError: Error | undefined;
  try {
    await client.query('begin').catch(translateDatabaseError);
    if (timeout !== undefined) {
      await run(client, `set local statement_timeout = ${statementTimeout(timeout)}`);
    }
    const result = await work({ query: (sql, values) => run(client, sql, values, timeout) });
    await client.query('commit').catch(translateDatabaseError);
    return result;
  } catch (error) {
    // A rollback would time out as well.
    if (isQueryTimeout(error)) connectionError = new Error('the database does not respond');
    else {
      await client.query('rollback').catch((cause: Error) => {
        connectionError = cause;
      });
    }
    throw error;
  } finally {
    client.release(connectionError);
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
