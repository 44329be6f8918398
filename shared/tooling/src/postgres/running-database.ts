/** The embedded database of a running site. */
import { join } from 'node:path';
import pg from 'pg';
import { postgresDistribution } from './binaries';
import { DATABASE_USER } from './cluster';
import { DATABASE } from './embedded';
import { readPrivateFile } from './private-file';
import { chooseClusterFolder } from './cluster-folder';

/** The URL of the database; undefined while no site runs on this folder. */
export async function runningDatabaseUrl(folder: string): Promise<string | undefined> {
  const { path } = chooseClusterFolder(folder, postgresDistribution(), () => undefined);
  const [password, port] = ['password', 'port'].map((name) => readPrivateFile(join(path, name)));
  if (!password || !port) return undefined;
  const url = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const client = new pg.Client({ connectionString: url });
  // Without a listener, an error after connecting would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
