import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { runningDatabaseUrl } from '../postgres/running-database';

interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Calls `work` with the configured database, the one of the running site, or the embedded one, which is started temporarily. */
export async function withSiteDatabase<Result>(
  { dataDir, databaseUrl }: DatabaseLocation,
  work: (url: string, isStartedHere: boolean) => Promise<Result>,
): Promise<Result> {
  const clusterFolder = join(dataDir, 'postgres');
  const existingUrl = databaseUrl ?? (await runningDatabaseUrl(clusterFolder));
  if (existingUrl !== undefined) return work(existingUrl, false);
  const postgres = await startEmbeddedPostgres({ folder: clusterFolder });
  try {
    return await work(postgres.url, true);
  } finally {
    await postgres.stop();
  }
}
