/** Runs remotes from source inside a deployed site, in this developer's browser only, without a local database or API. */
import { join } from 'node:path';
import { freePort } from '../postgres/free-port';
import { httpUrl } from '../processes/listening';
import { nodeProgram } from '../processes/node-program';
import { supervise } from '../processes/supervise';
import { waitUntilReady } from '../processes/wait-until-ready';
import type { Unit } from '../release/project';
import { buildServers } from '../servers/build-servers';
import type { StartSettings } from '../settings/start-settings';
import { watchUnits } from './watch-units';

export interface AgainstSite {
  url: string;
  stop: () => Promise<void>;
}

const READY_TIMEOUT_MS = 30_000;

/** Validates the URL of the site from the command line and returns its origin. */
export function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.username) {
    throw new Error(
      '--against must be the address of a deployed site, for example https://sopaan.example',
    );
  }
  return url.origin;
}

export async function runAgainst(
  root: string,
  settings: StartSettings,
  remotes: readonly Unit[],
  site: string,
  log: (line: string) => void,
): Promise<AgainstSite> {
  await buildServers();
  const socketPort = await freePort();
  // The deployed host is a production build, which does not support React Refresh, so pages reload instead.
  const watcher = await watchUnits(remotes, socketPort, { refresh: false });
  const cwd = join(root, 'host');
  const edge = supervise(
    nodeProgram({
      name: 'The edge',
      script: join(cwd, 'dist/server/server.js'),
      cwd,
      env: {
        ...process.env,
        HOST: settings.host,
        PORT: String(settings.port),
        API_URL: site,
        SITE_URL: undefined,
        RELEASES_FROM: 'site',
        SOPAAN_AGAINST: site,
        SOPAAN_DEV_UNITS: remotes.map(({ name }) => name).join(','),
        SOPAAN_DEV_SOCKET: `ws://127.0.0.1:${socketPort}`,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      },
    }),
    log,
  );
  const stop = async () => {
    await Promise.all([watcher.stop(), edge.stop()]);
  };
  const url = httpUrl(settings.host, settings.port);
  try {
    await waitUntilReady(`${url}/readyz`, READY_TIMEOUT_MS, () => edge.exitCount() > 0);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${site} could not be proxied. ${reason}`, { cause: error });
  }
  return { url, stop };
}
