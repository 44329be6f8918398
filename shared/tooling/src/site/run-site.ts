/** Runs the site: database, code runner, media server, API, publication of the builds, and edge, in this order; stopped in reverse. */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { freePort } from '../postgres/free-port';
import { httpUrl } from '../processes/listening';
import { nodeProgram } from '../processes/node-program';
import { supervise, type Supervised } from '../processes/supervise';
import { waitUntilListening, waitUntilReady } from '../processes/wait-until-ready';
import { createRegistryClient } from '../registry/registry';
import { wait } from '../registry/retry';
import type { StartSettings } from '../settings/start-settings';
import { publishBuilds } from './publish-builds';
import { loadSampleData } from './sample-data';
import { ensureSiteKeys } from './site-keys';
import { createSiteMedia } from './site-media';
import { createSiteRunner } from './site-runner';

export interface Site {
  url: string;
  apiUrl: string;
  /** Address and key of the media server, for a further API; undefined if another server forwards the media. */
  media: { url: string; key: string } | undefined;
  /** Restarts a program after it was rebuilt. */
  restart: (program: 'api' | 'edge' | 'runner' | 'media') => Promise<void>;
  stop: () => Promise<void>;
  /** Kills everything immediately. */
  kill: () => void;
}

type RunningProgram = Pick<Supervised, 'stop' | 'kill'>;

/** Where the edge takes releases from: the registry (promoted) or the project's folders (built). */
export type ReleasesFrom = 'registry' | 'folder';

const READY_TIMEOUT_MS = 60_000;

export async function runSite(
  root: string,
  settings: StartSettings,
  log: (line: string) => void,
  environment: Record<string, string | undefined> = process.env,
  releasesFrom: ReleasesFrom = 'registry',
): Promise<Site> {
  const runningPrograms: RunningProgram[] = [];
  const stop = async () => {
    for (let last = runningPrograms.at(-1); last; last = runningPrograms.at(-1)) {
      await last.stop();
      runningPrograms.pop();
    }
  };
  try {
    const databaseUrl = await openDatabase(root, settings, log, runningPrograms, environment);
    const apiPort = await freePort();
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const url = httpUrl(settings.host, settings.port);
    const { edgeKey, deployToken } = ensureSiteKeys(settings.dataDir, environment);
    const sharedEnv = {
      ...environment,
      SOPAAN_DATA: settings.dataDir,
      EDGE_KEY: edgeKey,
      // Only the API gets these, below.
      DATABASE_URL: undefined,
      DEPLOY_TOKEN: undefined,
      LIVEKIT_API_SECRET: undefined,
    };
    const liveKitSecret = environment['LIVEKIT_API_SECRET'];
    const startProgram = (
      name: string,
      folder: string,
      script: string,
      env: Record<string, string>,
    ) => {
      const cwd = join(root, folder);
      const program = { name, script: join(cwd, script), cwd, env: { ...sharedEnv, ...env } };
      const supervised = supervise(nodeProgram(program), log);
      runningPrograms.push(supervised);
      return supervised;
    };

    const runnerSetup = createSiteRunner(root, environment);
    const runner = runnerSetup && supervise(nodeProgram(runnerSetup.program), log);
    if (runner) {
      runningPrograms.push({
        kill: runner.kill,
        stop: async () => {
          await runner.stop();
          runnerSetup.remove();
        },
      });
    }
    const mediaSetup = createSiteMedia({
      root,
      dataDir: settings.dataDir,
      environment,
      port: await freePort(),
    });
    const media = mediaSetup && supervise(nodeProgram(mediaSetup.program), log);
    if (media) runningPrograms.push(media);
    const api = startProgram('The API', 'api', 'dist/server.js', {
      API_HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      DEPLOY_TOKEN: deployToken,
      ...(runnerSetup && { EXECUTE_URL: runnerSetup.url }),
      ...(liveKitSecret && { LIVEKIT_API_SECRET: liveKitSecret }),
      ...(mediaSetup && { MEDIA_URL: mediaSetup.url, MEDIA_KEY: mediaSetup.key }),
      // Only the edge calls the API and forwards the visitor's address. Proxies in front of the edge are configured in the edge.
      TRUSTED_PROXIES: 'loopback',
      // Fallback for SITE_URL: the origin of links in mails.
      SITE_ADDRESS: environment['SITE_ADDRESS'] || url,
      LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
    });
    await waitUntilReady(`${apiUrl}/readyz`, READY_TIMEOUT_MS, () => api.exitCount() > 0);
    if (releasesFrom === 'registry') {
      await publishBuilds({
        root,
        dataDir: settings.dataDir,
        environment: environment.SOPAAN_ENVIRONMENT || 'production',
        registry: createRegistryClient(apiUrl, deployToken, wait),
        log,
      });
    }
    const edge = startProgram('The edge', 'host', 'dist/server/server.js', {
      HOST: settings.host,
      PORT: String(settings.port),
      API_URL: apiUrl,
      RELEASES_FROM: releasesFrom,
      LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
    });
    await waitUntilReady(`${url}/readyz`, READY_TIMEOUT_MS, () => edge.exitCount() > 0);
    if (runnerSetup && runner) {
      const { socketPath } = runnerSetup;
      // Without the runner, only submitted code has to wait: the site starts, and the runner is restarted.
      await waitUntilListening(socketPath, READY_TIMEOUT_MS, () => runner.exitCount() > 0).catch(
        (error: unknown) => log(`The code runner is not ready: ${String(error)}`),
      );
    }
    if (mediaSetup && media) {
      // Without the media server only audio and video of live classes are missing.
      const url = `${mediaSetup.url}/healthz`;
      await waitUntilReady(url, READY_TIMEOUT_MS, () => media.exitCount() > 0).catch(
        (error: unknown) => log(`The media server is not ready: ${String(error)}`),
      );
    }
    const programs = { api, edge, runner, media };
    return {
      url,
      apiUrl,
      media: mediaSetup && { url: mediaSetup.url, key: mediaSetup.key },
      restart: async (program) => programs[program]?.restart(),
      stop,
      kill: () => runningPrograms.forEach((program) => program.kill()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(
  root: string,
  settings: StartSettings,
  log: (line: string) => void,
  runningPrograms: RunningProgram[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const clusterFolder = join(settings.dataDir, 'postgres');
  const database = await startEmbeddedPostgres({ folder: clusterFolder, log });
  runningPrograms.push(database);
  const startedAt = performance.now();
  const seedEnv = { ...environment, SOPAAN_DATA: settings.dataDir };
  if (await loadSampleData(join(root, 'api/dist/seed.js'), database.url, seedEnv)) {
    log(`Loaded sample data (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
  return database.url;
}
