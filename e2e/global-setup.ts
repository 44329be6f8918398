import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackClusterFolder } from '@sopaan/tooling/postgres/cluster-folder';
import { runSite } from '@sopaan/tooling/site/run-site';
import { mailFolder } from './testing/accounts/mailbox';
import { SITE_ENVIRONMENT } from './testing/sites/site-environment';
import { ROOT } from './testing/sites/project';

/** Starts one site for all tests: the built units, with a separate database and the sample data. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  // During development, tests can run against a site from source, which E2E_PORT, E2E_MAIL and E2E_API_URL name.
  if (process.env.E2E_API_URL) return undefined;
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  const dataDir = mkdtempSync(join(ROOT, 'var', 'e2e-'));
  const site = await runSite(
    ROOT,
    { port: Number(process.env.E2E_PORT), host: '127.0.0.1', dataDir, databaseUrl: undefined },
    () => undefined,
    { ...process.env, ...SITE_ENVIRONMENT },
  );
  process.env.E2E_MAIL = mailFolder(dataDir);
  process.env.E2E_API_URL = site.apiUrl;
  process.env.E2E_MEDIA_URL = site.media?.url;
  process.env.E2E_MEDIA_KEY = site.media?.key;
  return async () => {
    await site.stop();
    for (const folder of [dataDir, fallbackClusterFolder(join(dataDir, 'postgres'))]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
