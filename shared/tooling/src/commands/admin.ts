/** `npm run admin -- <verb>`: what an operator does to the site's data, whether the site runs or not. */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { runningDatabase } from '../postgres/running';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import { readStartSettings } from '../settings/start-settings';
import { markAsFilled } from '../site/sample-data';

const args = process.argv.slice(2);
const { dataFolder, databaseUrl } = readStartSettings(process.env, ROOT);
await buildServers();

function run(url: string | undefined): Promise<{ ok: boolean }> {
  return runTool(join(ROOT, 'api/dist/admin.js'), args, {
    cwd: ROOT,
    echo: true,
    env: { DATABASE_URL: url, SOPAAN_DATA: dataFolder },
  });
}

/** On the database that is set, the one of the running site, or the one of the data folder, started for it. */
async function runOnDatabase(): Promise<boolean> {
  const dataDir = join(dataFolder, 'postgres');
  const running = databaseUrl ?? (await runningDatabase(dataDir));
  if (running !== undefined) return (await run(running)).ok;
  const own = await startEmbeddedPostgres({ dataDir });
  try {
    const { ok } = await run(own.url);
    // A start must not put sample data beside what was restored.
    if (ok && args[0] === 'restore') await markAsFilled(own.url);
    return ok;
  } finally {
    await own.stop();
  }
}

const asksForHelp =
  args.length === 0 || args.some((word) => ['--help', '-h', 'help'].includes(word));
const ok = asksForHelp ? (await run(databaseUrl)).ok : await runOnDatabase();
if (!ok) process.exitCode = 1;
