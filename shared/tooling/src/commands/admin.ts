/** `npm run admin -- <verb>`: what an operator does to the site's data, whether the site runs or not. */
import { join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import { ensureDataFolder } from '../settings/data-folder';
import { readStartSettings } from '../settings/start-settings';
import { markAsFilled } from '../site/sample-data';
import { withSiteDatabase } from '../site/site-database';

const args = process.argv.slice(2);
const settings = readStartSettings(process.env, ROOT);
await buildServers();

function run(url: string | undefined): Promise<{ ok: boolean }> {
  return runTool(join(ROOT, 'api/dist/admin.js'), args, {
    cwd: ROOT,
    echo: true,
    env: { DATABASE_URL: url, SOPAAN_DATA: settings.dataFolder },
  });
}

async function runOnDatabase(url: string, isOwn: boolean): Promise<boolean> {
  const { ok } = await run(url);
  // A start must not put sample data beside what was restored.
  if (ok && isOwn && args[0] === 'restore') await markAsFilled(url);
  return ok;
}

const asksForHelp =
  args.length === 0 || args.some((word) => ['--help', '-h', 'help'].includes(word));
if (!asksForHelp) ensureDataFolder(settings.dataFolder);
const ok = asksForHelp
  ? (await run(settings.databaseUrl)).ok
  : await withSiteDatabase(settings, runOnDatabase);
if (!ok) process.exitCode = 1;
