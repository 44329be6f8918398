import pg from 'pg';
import { isSilence, translateDatabaseError } from './database-error';

/** Runs SQL. Values go in as parameters (`$1`), never into the text. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` on one connection; commits when it resolves, rolls back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
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

interface Options {
  onError?: (error: Error) => void;
  connections?: number;
  /** How long a query may stay without an answer; longer than the server itself lets one run. */
  patience?: number;
}

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
  { onError, connections = 10, patience = 12_000 }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'sopaan-api',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // A server that went away without a word would be waited for for hours.
    query_timeout: patience,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // Without these two a lost connection would end the process.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    query: (sql, values) => run(pool, sql, values),

    async transaction(work) {
      const client = await pool.connect().catch(translateDatabaseError);
      let broken: Error | undefined;
      try {
        await client.query('begin').catch(translateDatabaseError);
        const result = await work({ query: (sql, values) => run(client, sql, values) });
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
    },

    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),

    close: () => pool.end(),
  };
}

async function run<Row extends pg.QueryResultRow>(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const result = await target.query<Row>(sql, [...values]).catch(translateDatabaseError);
  return result.rows;
}
