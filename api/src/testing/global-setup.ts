import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sopaan/tooling/postgres/embedded';
import { createTestFolder } from '@sopaan/tooling/postgres/memory-folder';
import { migrate } from '../database/migrate';
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
  const folder = createTestFolder('sopaan-test');
  atTeardown(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), fast: true });
  atTeardown(server.stop);
  return server.url;
}
