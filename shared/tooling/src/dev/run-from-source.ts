/**
 * Runs the whole site from source. The host is always a development build, because React Refresh works only with one.
 */
import { freePort } from '../postgres/free-port';
import { buildUnits } from '../release/build';
import type { Unit } from '../release/project';
import { buildServers } from '../servers/build-servers';
import type { StartSettings } from '../settings/start-settings';
import { runSite } from '../site/run-site';
import { watchServers } from './watch-servers';
import { watchUnits } from './watch-units';

export async function runFromSource(
  root: string,
  settings: StartSettings,
  allUnits: readonly Unit[],
  watched: readonly Unit[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const builtUnits = allUnits
    .map(({ name }) => name)
    .filter((name) => !watched.some((unit) => unit.name === name));
  const builtRemotes = builtUnits.filter((name) => name !== 'host');
  await buildServers();
  if (builtRemotes.length > 0) await buildUnits(builtRemotes);
  if (builtUnits.includes('host')) await buildUnits(['host'], { mode: 'development' });

  const socketPort = await freePort();
  const watcher = await watchUnits(watched, socketPort);
  const developmentUnits = ['host', ...watched.map(({ name }) => name)];
  const environment = {
    ...process.env,
    SOPAAN_DEV_UNITS: [...new Set(developmentUnits)].join(','),
    SOPAAN_DEV_SOCKET: `ws://127.0.0.1:${socketPort}`,
  };
  const site = await runSite(root, settings, console.log, environment, 'folder');
  const unwatch = watchServers(site, console.log);
  return {
    url: site.url,
    stop: async () => {
      unwatch();
      await Promise.all([watcher.stop(), site.stop()]);
    },
  };
}
