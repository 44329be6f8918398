import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { runningDatabaseUrl } from '../postgres/running-database';

interface DatabaseLocation {
  dataFolder: string;
  databaseUrl: string | undefined;
}

/** Works on the database that is set, the one of the running site, or the one of the data folder, started for it. */
export async function withSiteDatabase<Result>(
  { dataFolder, databaseUrl }: DatabaseLocation,
  work: (url: string, isOwn: boolean) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(dataFolder, 'postgres');
  const running = databaseUrl ?? (await runningDatabaseUrl(dataDir));
  if (running !== undefined) return work(running, false);
  const own = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(own.url, true);
  } finally {
    await own.stop();
  }
}
