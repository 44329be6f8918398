import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sopaan/tooling/postgres/embedded';
import { object, string } from 'yup';
import { packageRoot } from '../src/config/package-root';

export interface BenchSite {
  databaseUrl: string;
  /** The addresses of the instances, which share only the database. */
  addresses: string[];
  stop: () => Promise<void>;
}

const readySchema = object({ address: string().required() });

/** Starts a database with the sample data and instances of the built API on it. */
export async function startSite(
  instances: number,
  seedArgs: readonly string[] = [],
): Promise<BenchSite> {
  const cleanups: Array<() => Promise<unknown>> = [];
  const stop = async () => {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'sopaan-bench-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    // If started as root, the server runs as another user, who needs access to the folder.
    await chmod(folder, 0o755);
    const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
    cleanups.push(postgres.stop);
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      SOPAAN_DATA: folder,
      API_PORT: '0',
      METRICS_PORT: '',
      LOG_LEVEL: 'warn',
      LIMITS_FACTOR: '100000',
    };
    await seed(env, seedArgs);
    const addresses: string[] = [];
    for (let number = 0; number < instances; number += 1) {
      const child = fork(join(packageRoot(), 'dist/server.js'), [], { env });
      cleanups.push(() => terminate(child));
      addresses.push(await waitForAddress(child));
    }
    return { databaseUrl: postgres.url, addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function seed(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(packageRoot(), 'dist/seed.js'), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the sample data could not be added');
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the API did not start'))),
  ]);
  return readySchema.validateSync(message).address;
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
