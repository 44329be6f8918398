/** `npm run admin -- create-admin EMAIL`: what an operator does to the site's data, whether the site runs or not. */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { runningDatabase } from '../postgres/running';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import { readStartSettings } from '../settings/start-settings';

const { dataFolder, databaseUrl } = readStartSettings(process.env, ROOT);
await buildServers();

const dataDir = join(dataFolder, 'postgres');
const known = databaseUrl ?? (await runningDatabase(dataDir));
const own = known === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
try {
  const { ok } = await runTool(join(ROOT, 'api/dist/admin.js'), process.argv.slice(2), {
    cwd: ROOT,
    echo: true,
    env: { DATABASE_URL: known ?? own?.url, SOPAAN_DATA: dataFolder },
  });
  if (!ok) process.exitCode = 1;
} finally {
  await own?.stop();
}
