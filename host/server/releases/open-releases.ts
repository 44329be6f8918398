import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signalsEndpoint } from '@sopaan/schemas/release-health';
import type { FastifyBaseLogger } from 'fastify';
import { clearParts } from '../installs/install-release';
import { installedReleases } from '../installs/installed-releases';
import { openedPreviews } from '../previews/opened-previews';
import { registryClient } from '../registry/registry-client';
import type { Settings } from '../settings';
import { pageSigner } from '../signals/page-signature';
import { signalQueue } from '../signals/signal-queue';
import type { Counted } from '../signals/told-by-pages';
import type { VisitorRules } from '../visitors/visit';
import { folderSource } from './folder-source';
import { keptState } from './kept-state';
import { registrySource } from './registry-source';
import { siteSource } from './site-source';
import { findProject, unitFolders } from './unit-folders';

/** The release source that the settings choose, with previews and signals if it supports them. */
export interface OpenReleases extends VisitorRules {
  counted: Counted | undefined;
  close: () => Promise<void>;
}

/** Milliseconds between two polls of the registry or the site, and between two batches of signals. */
export interface Pace {
  state: number;
  site: number;
  signals: number;
}
const USUAL: Pace = { state: 1000, site: 10_000, signals: 1000 };

export async function openReleases(
  settings: Settings,
  log: FastifyBaseLogger,
  pace = USUAL,
): Promise<OpenReleases> {
  if (settings.RELEASES_FROM === 'registry') return fromRegistry(settings, log, pace);
  const development = developmentUnits(settings);
  const folders = unitFolders(settings.SOPAAN_UNITS ?? projectFolder(), development);
  const environment = settings.SOPAAN_ENVIRONMENT;
  const source =
    settings.RELEASES_FROM === 'folder'
      ? folderSource(folders, environment)
      : await siteSource({
          site: settings.SOPAAN_AGAINST ?? '',
          folders: new Map([...folders].filter(([unit]) => development.has(unit))),
          log,
          every: pace.site,
        });
  return { source, previews: undefined, counted: undefined, close: source.close };
}

async function fromRegistry(
  settings: Settings,
  log: FastifyBaseLogger,
  pace: Pace,
): Promise<OpenReleases> {
  const { API_URL, EDGE_KEY: key = '', SOPAAN_ENVIRONMENT: environment } = settings;
  const data = resolve(settings.SOPAAN_DATA ?? join(projectFolder(), 'var'));
  const root = join(data, 'edge');
  const registry = registryClient(API_URL, key);
  const installed = installedReleases(registry, root, log);
  const kept = keptState(join(root, `state-${environment}.json`));
  await clearParts(root);
  const source = await registrySource({
    registry,
    installed,
    kept,
    environment,
    log,
    every: pace.state,
  });
  const queue = signalQueue((batch) => registry.ask(signalsEndpoint, batch), {
    environment,
    log,
    every: pace.signals,
  });
  return {
    source,
    previews: openedPreviews(registry),
    counted: { queue, signer: pageSigner(key) },
    async close() {
      await source.close();
      await queue.close();
    },
  };
}

/** The units whose development builds are served. */
export function developmentUnits(settings: Settings): ReadonlySet<string> {
  return new Set(settings.SOPAAN_DEV_UNITS.split(',').filter(Boolean));
}

function projectFolder(): string {
  return findProject(dirname(fileURLToPath(import.meta.url)));
}
