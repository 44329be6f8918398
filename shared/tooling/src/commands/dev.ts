/**
 * The site from source. Named remotes are watched and the others run as built; without names everything is watched.
 * The host is always a development build then, since React replaces components in the running page only there.
 */
import { freePort } from '../postgres/free-port';
import { assertCanListen } from '../processes/listening';
import { buildUnits } from '../release/build';
import { ROOT, units } from '../release/project';
import { watchServers } from '../dev/watch-servers';
import { watchUnits } from '../dev/watch-units';
import { buildServers } from '../servers/build-servers';
import { readStartSettings } from '../settings/start-settings';
import { runSite } from '../site/run-site';

const settings = readStartSettings(process.env, ROOT);
await assertCanListen(settings.host, settings.port);

const all = units();
const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.some((unit) => unit.name === name));
if (unknown.length > 0) {
  const known = all.map(({ name }) => name).join(', ');
  throw new Error(`There is no unit ${unknown.join(', ')}. The units are ${known}.`);
}
const watched = all.filter(({ name }) => names.length === 0 || names.includes(name));
const built = all
  .map(({ name }) => name)
  .filter((name) => !watched.some((unit) => unit.name === name));
const builtRemotes = built.filter((name) => name !== 'host');

await buildServers();
if (builtRemotes.length > 0) await buildUnits(builtRemotes);
if (built.includes('host')) await buildUnits(['host'], { mode: 'development' });

const socketPort = await freePort();
const watcher = await watchUnits(watched, socketPort);
const development = ['host', ...watched.map(({ name }) => name)];
const site = await runSite(ROOT, settings, console.log, {
  ...process.env,
  SOPAAN_DEV_UNITS: [...new Set(development)].join(','),
  SOPAAN_DEV_SOCKET: `ws://127.0.0.1:${socketPort}`,
});
const unwatch = watchServers(site, console.log);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  unwatch();
  await Promise.all([watcher.stop(), site.stop()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

console.log(
  `\nSopaan runs from source at ${site.url}: ${watched.map(({ name }) => name).join(', ')}`,
);
