/** `npm run seed [-- --jobs 100000]`: fills an empty database with sample data, and adds that many sample jobs. */
import { join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import { ensureDataDir } from '../settings/data-dir';
import { readStartSettings } from '../settings/start-settings';
import { withSiteDatabase } from '../site/site-database';

const settings = readStartSettings(process.env, ROOT);
ensureDataDir(settings.dataDir);
await buildServers();
const { ok } = await withSiteDatabase(settings, (url) =>
  runTool(join(ROOT, 'api/dist/seed.js'), process.argv.slice(2), {
    cwd: ROOT,
    echo: true,
    env: { DATABASE_URL: url, SOPAAN_DATA: settings.dataDir },
  }),
);
if (!ok) process.exitCode = 1;
