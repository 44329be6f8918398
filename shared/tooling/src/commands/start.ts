import { join } from 'node:path';
import { assertCanListen } from '../processes/listening';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { findRuntimes, missingRuntimesMessage } from '../runtimes/find-runtimes';
import { buildServers } from '../servers/build-servers';
import { ensureDataFolder } from '../settings/data-folder';
import { readStartSettings } from '../settings/start-settings';
import { runSite, type Site } from '../site/run-site';

let ending = false;
const running: { site?: Site } = {};

/** Ends at once while starting: the children see their channels and pipes close. */
async function end(signal: NodeJS.Signals): Promise<void> {
  if (ending) return;
  ending = true;
  console.log(`\nEnding (${signal})…`);
  const late = setTimeout(() => {
    running.site?.kill();
    process.exit(1);
  }, 9_500);
  await running.site?.stop();
  clearTimeout(late);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(signal));
}

const settings = readStartSettings(process.env, ROOT);
ensureDataFolder(settings.dataFolder);
await assertCanListen(settings.host, settings.port);

const began = performance.now();
await Promise.all([buildServers(), buildUnits()]);

const site = (running.site = await runSite(ROOT, settings, console.log));
const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (!process.env.SMTP_URL) {
  console.log(`Mail is not sent but written to ${join(settings.dataFolder, 'mail')}`);
}
const missing = process.env.EXECUTE_URL ? undefined : missingRuntimesMessage(findRuntimes());
if (missing !== undefined) console.log(missing);
console.log(`\nSopaan is running at ${site.url}\nReady in ${seconds} s. Ctrl-C ends it.`);
