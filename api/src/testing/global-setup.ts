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
 * Prepares for all workers: the bundled API, and one database server, either the given one or an embedded one.
 */
export default async function globalSetup(): Promise<void> {
  try {
    await buildServer();
    const adminUrl = process.env.SOPAAN_TEST_DATABASE_URL ?? (await startServer());
    await createTemplate(adminUrl, migrate);
    atTeardown(dropTemplate);
  } catch (error) {
    // Jest runs no teardown after a failed setup.
    await runTeardown();
    throw error;
  }
}

async function startServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-test-'));
  atTeardown(() => rm(folder, { recursive: true, force: true }));
  // If started as root, the server runs as another user, who needs access to the folder.
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
