/** A PostgreSQL server of the project's own: made on first use, reachable from this machine only, ended with its starter. */
import { join } from 'node:path';
import pg from 'pg';
import { postgresDistribution } from './binaries';
import { ensureCluster, USER } from './cluster';
import { freePort } from './free-port';
import { endLeftover } from './leftover';
import { readOwnFile, writeOwnFile } from './own-file';
import { claim } from './owner';
import { choosePlace } from './place';
import { ended, identityOf } from './process-identity';
import { lastWords, spawnServer, type Server } from './server';

export interface EmbeddedPostgresOptions {
  /** Where the database is kept. Made when it is not there. */
  dataDir: string;
  /** Without one: the port of the last start when it is still free, else any free one. */
  port?: number;
  /** For tests: rows need not survive the end of the machine. */
  fast?: boolean;
  /** Is told what a person should know, for example that the data stands elsewhere. */
  notice?: (line: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Resolves when the server has ended. */
  stop: () => Promise<void>;
}

export const DATABASE = 'sopaan';

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    if (!denied) throw error;
    throw new Error(
      `The database in ${options.dataDir} belongs to another user. ` +
        'Start Sopaan as that user, or set SOPAAN_DATA to another folder.',
      { cause: error },
    );
  }
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { fast = false, notice = console.error } = options;
  const place = choosePlace(options.dataDir, postgresDistribution(), notice);
  const release = claim(place.folder);
  try {
    await endLeftover(place.data);
    const password = await ensureCluster(place, fast);
    const portFile = join(place.folder, 'port');
    const port = await freePort(options.port ?? Number(readOwnFile(portFile) ?? 0));
    writeOwnFile(portFile, String(port));
    const server = spawnServer(place, port, fast);
    const url = (database: string) =>
      `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
    await untilReady(server, url('postgres'), () => lastWords(place));
    await ensureDatabase(url('postgres'));
    const onExit = () => server.process.kill('SIGINT');
    process.once('exit', onExit);
    return {
      url: url(DATABASE),
      stop: async () => {
        process.off('exit', onExit);
        await end(server);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function end({ process: server, watcher }: Server): Promise<void> {
  const { pid } = server;
  if (pid !== undefined && identityOf(pid) !== undefined) {
    server.kill('SIGINT');
    if (!(await ended(pid, 6_000))) {
      server.kill('SIGQUIT');
      await ended(pid, 3_000);
    }
  }
  watcher?.kill();
}

/** Recovery after a crash may take a while; a server that ended will never be ready. */
async function untilReady(server: Server, url: string, why: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  let failure: unknown;
  server.process.once('error', (error) => (failure = error));
  while (!(await answers(url))) {
    if (failure || server.process.exitCode !== null) {
      throw new Error(`PostgreSQL did not start:\n${failure ? String(failure) : why()}`);
    }
    if (Date.now() > deadline) {
      await end(server);
      throw new Error(`PostgreSQL was not ready within a minute:\n${why()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
