import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackDataDir } from '@sopaan/tooling/postgres/data-dir';
import { runSite } from '@sopaan/tooling/site/run-site';
import { mailFolder } from './fixtures/mailbox';
import { SITE_ENVIRONMENT } from './fixtures/own-site-environment';
import { ROOT } from './fixtures/project';

/** One site for all tests: the built units, on a database of its own with the sample data. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  // While a page is being made, its tests may run against the site from source: E2E_PORT, E2E_MAIL and E2E_API_URL name it.
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
