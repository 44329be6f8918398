/**
 * The embedded PostgreSQL server: created on first use, reachable from this machine only, restarted when it exits unexpectedly,
 * and stopped when this process exits.
 */
import { join } from 'node:path';
import pg from 'pg';
import { supervise, type Supervised } from '../processes/supervise';
import { postgresDistribution } from './binaries';
import { ensureCluster, DATABASE_USER } from './cluster';
import { freePort } from './free-port';
import { stopOrphanedServer } from './orphaned-server';
import { readPrivateFile, writePrivateFile } from './private-file';
import { lockCluster } from './cluster-lock';
import { chooseClusterFolder } from './cluster-folder';
import { query } from './query';
import { lastLogLines, postgresProgram } from './server';

export interface EmbeddedPostgresOptions {
  /** The folder for the database, unless PostgreSQL cannot access it. Created if it does not exist. */
  folder: string;
  /** Default: the port of the last start if it is free, else any free port. */
  port?: number;
  /** For tests: turns off durability, so rows may be lost when the machine crashes. */
  fast?: boolean;
  /** Receives messages for the user, for example that the data is kept elsewhere or that the server exited. */
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Resolves when the server has exited. */
  stop: () => Promise<void>;
  /** Kills it immediately; the next start recovers from the write-ahead log. */
  kill: () => void;
}

export const DATABASE = 'sopaan';

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    if (!isDenied) throw error;
    throw new Error(
      `The database in ${options.folder} belongs to another user. ` +
        'Start Sopaan as that user, or set SOPAAN_DATA to another folder.',
      { cause: error },
    );
  }
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { fast = false, log = console.error } = options;
  const clusterFolder = chooseClusterFolder(options.folder, postgresDistribution(), log);
  const release = lockCluster(clusterFolder.path);
  try {
    await stopOrphanedServer(clusterFolder.pgdata);
    const password = await ensureCluster(clusterFolder, fast);
    const portFile = join(clusterFolder.path, 'port');
    const port = await freePort(options.port ?? Number(readPrivateFile(portFile) ?? 0));
    writePrivateFile(portFile, String(port));
    const url = (database: string) =>
      `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
    const server = supervise(postgresProgram(clusterFolder, port, fast), log);
    try {
      await waitUntilReady(server, url('postgres'), () => lastLogLines(clusterFolder));
      await ensureDatabase(url('postgres'));
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      url: url(DATABASE),
      stop: async () => {
        await server.stop();
        release();
      },
      kill: server.kill,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** PostgreSQL's message while processes of a killed server are still shutting down. */
const STILL_SHUTTING_DOWN = 'is still in use';

/** Recovery after a crash may take a while. Fails early if the server exits, unless an old one is still shutting down. */
async function waitUntilReady(
  server: Supervised,
  url: string,
  readLog: () => string,
): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await acceptsConnections(url))) {
    if (server.exitCount() > 0 && !readLog().includes(STILL_SHUTTING_DOWN)) {
      throw new Error(`PostgreSQL did not start:\n${readLog()}`);
    }
    if (performance.now() > deadline) {
      throw new Error(`PostgreSQL was not ready within a minute:\n${readLog()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, an error after connecting would end this process.
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
  const databases = await query(url, `select 1 from pg_database where datname = '${DATABASE}'`);
  if (databases.length === 0) await query(url, `create database ${DATABASE}`);
}
