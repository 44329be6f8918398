import { join } from 'node:path';
import { assertCanListen } from '../processes/listening';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { findRuntimes, missingRuntimesMessage } from '../runtimes/find-runtimes';
import { buildServers } from '../servers/build-servers';
import { ensureDataDir } from '../settings/data-dir';
import { readStartSettings } from '../settings/start-settings';
import { runSite, type Site } from '../site/run-site';

let isStopping = false;
const running: { site?: Site } = {};

/** Exits immediately while the site is starting: child processes stop when their IPC channels and pipes close. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  console.log(`\nStopping (${signal})…`);
  const killTimer = setTimeout(() => {
    running.site?.kill();
    process.exit(1);
  }, 9_500);
  await running.site?.stop();
  clearTimeout(killTimer);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(signal));
}

const settings = readStartSettings(process.env, ROOT);
ensureDataDir(settings.dataDir);
await assertCanListen(settings.host, settings.port);

const startedAt = performance.now();
await Promise.all([buildServers(), buildUnits()]);

const site = (running.site = await runSite(ROOT, settings, console.log));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
if (!process.env.SMTP_URL) {
  console.log(`No SMTP_URL is set, so mail is written to ${join(settings.dataDir, 'mail')}`);
}
const runtimesMessage = process.env.EXECUTE_URL
  ? undefined
  : missingRuntimesMessage(findRuntimes());
if (runtimesMessage !== undefined) console.log(runtimesMessage);
console.log(`\nSopaan is running at ${site.url}\nReady in ${seconds} s. Press Ctrl-C to stop.`);
