import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { FastifyBaseLogger } from 'fastify';
import { removePartialInstalls } from '../installs/install-release';
import { fileReader } from '../files/file-reader';
import { installedFiles } from '../installs/installed-files';
import { installedReleases } from '../installs/installed-releases';
import { installedFileProblemReporter } from '../installs/installed-file-problems';
import { removeReleases } from '../installs/remove-releases';
import { previewLookup } from '../previews/preview-lookup';
import { registryClient } from '../registry/registry-client';
import type { Settings } from '../settings';
import { shownReleases } from '../sets/edge-state';
import { pageSigner } from '../signals/page-signature';
import { signalQueue } from '../signals/signal-queue';
import type { PageSignals } from '../signals/beacons';
import type { VisitSources } from '../visitors/visit';
import { folderSource } from './folder-source';
import { poll } from './poll';
import { savedState } from './saved-state';
import { registrySource } from './registry-source';
import { siteSource } from './site-source';
import { findProjectRoot, unitFolders } from './unit-folders';

/** The release source that the settings choose, with previews and signals if it supports them. */
export interface OpenReleases extends VisitSources {
  pageSignals: PageSignals | undefined;
  close: () => Promise<void>;
}

/** The milliseconds between two runs of each task. */
export interface PollIntervals {
  /** Fetches the state of the environment from the registry. */
  state: number;
  /** Fetches the current releases of the site `SOPAAN_AGAINST`. */
  site: number;
  /** Sends queued signals to the registry. */
  signals: number;
  /** Removes from the disk what the registry has removed. */
  removals: number;
}
const DEFAULT_INTERVALS: PollIntervals = {
  state: 1000,
  site: 10_000,
  signals: 1000,
  removals: 3_600_000,
};

/** The compressed files of about ten sets. */
const FILE_CACHE_BYTES = 64 * 1024 * 1024;

export async function openReleases(
  settings: Settings,
  log: FastifyBaseLogger,
  intervals = DEFAULT_INTERVALS,
): Promise<OpenReleases> {
  if (settings.RELEASES_FROM === 'registry') return openFromRegistry(settings, log, intervals);
  const development = developmentUnits(settings);
  const folders = unitFolders(settings.SOPAAN_UNITS ?? projectRoot(), development);
  const environment = settings.SOPAAN_ENVIRONMENT;
  const source =
    settings.RELEASES_FROM === 'folder'
      ? folderSource({ folders, development, environment, log })
      : await siteSource({
          site: settings.SOPAAN_AGAINST ?? '',
          folders: new Map([...folders].filter(([unit]) => development.has(unit))),
          log,
          intervalMs: intervals.site,
        });
  return { source, lookUpPreview: undefined, pageSignals: undefined, close: source.close };
}

async function openFromRegistry(
  settings: Settings,
  log: FastifyBaseLogger,
  intervals: PollIntervals,
): Promise<OpenReleases> {
  const { API_URL, EDGE_KEY: key = '', SOPAAN_ENVIRONMENT: environment } = settings;
  const data = resolve(settings.SOPAAN_DATA ?? join(projectRoot(), 'var'));
  const root = join(data, 'edge');
  const registry = registryClient(API_URL, key);
  const queue = signalQueue((batch) => registry.call(signalsEndpoint, batch), {
    environment,
    log,
    intervalMs: intervals.signals,
  });
  const problemReporter = installedFileProblemReporter(log, queue.countChangedFile);
  const installed = installedReleases(registry, root, log, problemReporter);
  const files = installedFiles(root, installed, fileReader(FILE_CACHE_BYTES), problemReporter);
  const saved = savedState(join(root, `state-${environment}.json`));
  await removePartialInstalls(root);
  const source = await registrySource({
    registry,
    installed,
    files,
    saved,
    environment,
    log,
    intervalMs: intervals.state,
  });
  const shown = async () => shownReleases(await source.state());
  const removals = poll(
    () => removeReleases({ registry, installed, shown, log }),
    intervals.removals,
  );
  return {
    source,
    lookUpPreview: previewLookup(registry),
    pageSignals: { queue, signer: pageSigner(key), recheckFile: files.recheck },
    async close() {
      await removals.stop();
      await source.close();
      await queue.close();
    },
  };
}

/** The units whose development builds are served. */
export function developmentUnits(settings: Settings): ReadonlySet<string> {
  return new Set(settings.SOPAAN_DEV_UNITS.split(',').filter(Boolean));
}

function projectRoot(): string {
  return findProjectRoot(dirname(fileURLToPath(import.meta.url)));
}
