import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackDataDir } from '@sopaan/tooling/postgres/data-dir';
import { runSite } from '@sopaan/tooling/site/run-site';
import { mailFolder } from './fixtures/mailbox';
import { SITE_ENVIRONMENT } from './fixtures/site-environment';
import { ROOT } from './fixtures/project';

/** Starts one site for all tests: the built units, with a separate database and the sample data. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  // During development, tests can run against a site from source, which E2E_PORT, E2E_MAIL and E2E_API_URL name.
  if (process.env.E2E_API_URL) return undefined;
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  const dataFolder = mkdtempSync(join(ROOT, 'var', 'e2e-'));
  const site = await runSite(
    ROOT,
    { port: Number(process.env.E2E_PORT), host: '127.0.0.1', dataFolder, databaseUrl: undefined },
    () => undefined,
    { ...process.env, ...SITE_ENVIRONMENT },
  );
  process.env.E2E_MAIL = mailFolder(dataFolder);
  process.env.E2E_API_URL = site.apiUrl;
  return async () => {
    await site.stop();
    for (const folder of [dataFolder, fallbackDataDir(join(dataFolder, 'postgres'))]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
