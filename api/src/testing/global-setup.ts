import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sopaan/tooling/postgres/embedded';
import { fallbackDataDir } from '@sopaan/tooling/postgres/data-dir';
import { migrate } from '../plugins/migrate';
import { buildServer } from './built-server';
import { atTeardown, runTeardown } from './teardown';
import { createTemplate, dropTemplate } from './test-database';

/**
 * For all workers, the API in one file, and one database server: the given one, or an embedded one whose folder goes with it.
 */
export default async function globalSetup(): Promise<void> {
  try {
    await buildServer();
    const adminUrl = process.env.SOPAAN_TEST_DATABASE_URL ?? (await startServer());
    await createTemplate(adminUrl, migrate);
    atTeardown(dropTemplate);
  } catch (error) {
    // jest runs no teardown after a set-up that failed.
    await runTeardown();
    throw error;
  }
}

async function startServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-test-'));
  atTeardown(() => rm(folder, { recursive: true, force: true }));
  // As root, the server runs as another user, who must be able to pass.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  atTeardown(() => rm(fallbackDataDir(dataDir), { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({
    dataDir,
    fast: true,
  });
  atTeardown(server.stop);
  return server.url;
}
