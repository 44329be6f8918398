import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { freePort } from '@sopaan/tooling/postgres/free-port';
import { runningDatabaseUrl } from '@sopaan/tooling/postgres/running-database';
import { waitUntilReady } from '@sopaan/tooling/processes/wait-until-ready';
import { sharedMailFolder } from '../accounts/mailbox';
import { ROOT } from './project';
import { SITE_ENVIRONMENT } from './site-environment';
import { copyReleases, createUnitsFolder, startEdge, type TestEdge } from './test-edge';

/** Starts another API process on the database of the site that all tests share, and an edge in front of it. */
export async function startSecondSite(): Promise<TestEdge> {
  const dataDir = dirname(sharedMailFolder());
  const databaseUrl = await runningDatabaseUrl(join(dataDir, 'postgres'));
  if (databaseUrl === undefined) throw new Error('the database of the site is not running');
  const port = await freePort();
  const api = fork(join(ROOT, 'api/dist/server.js'), [], {
    cwd: join(ROOT, 'api'),
    env: {
      ...process.env,
      ...SITE_ENVIRONMENT,
      SOPAAN_DATA: dataDir,
      DATABASE_URL: databaseUrl,
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      MEDIA_URL: process.env.E2E_MEDIA_URL,
      MEDIA_KEY: process.env.E2E_MEDIA_KEY,
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const apiUrl = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${apiUrl}/readyz`, 60_000, () => api.exitCode !== null);
  const units = createUnitsFolder();
  copyReleases(units);
  const edge = await startEdge(units, apiUrl);
  return {
    url: edge.url,
    async stop() {
      await edge.stop();
      const exited = new Promise((resolve) => api.once('exit', resolve));
      api.kill();
      await exited;
    },
  };
}
