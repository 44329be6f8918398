/** `npm run admin -- <command>`: administers the site's data, whether or not the site is running. */
import { join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import { ensureDataDir } from '../settings/data-dir';
import { readStartSettings } from '../settings/start-settings';
import { markAsSeeded } from '../site/sample-data';
import { withSiteDatabase } from '../site/site-database';

const args = process.argv.slice(2);
const settings = readStartSettings(process.env, ROOT);
await buildServers();

function run(url: string | undefined): Promise<{ ok: boolean }> {
  return runTool(join(ROOT, 'api/dist/admin.js'), args, {
    cwd: ROOT,
    echo: true,
    env: { DATABASE_URL: url, SOPAAN_DATA: settings.dataDir },
  });
}

async function runOnDatabase(url: string, isStartedHere: boolean): Promise<boolean> {
  const { ok } = await run(url);
  // Prevents the next start from adding sample data to the restored data.
  if (ok && isStartedHere && args[0] === 'restore') await markAsSeeded(url);
  return ok;
}

const isHelp = args.length === 0 || args.some((arg) => ['--help', '-h', 'help'].includes(arg));
if (!isHelp) ensureDataDir(settings.dataDir);
const ok = isHelp
  ? (await run(settings.databaseUrl)).ok
  : await withSiteDatabase(settings, runOnDatabase);
if (!ok) process.exitCode = 1;
