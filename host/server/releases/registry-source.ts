import {
  environmentStateEndpoint,
  type EnvironmentState,
} from '@sopaan/schemas/releases/environment';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';
import type { InstalledFiles } from '../installs/installed-files';
import type { InstalledReleases } from '../installs/installed-releases';
import { reachability } from '../registry/reachability';
import type { Registry } from '../registry/registry-client';
import { RegistryError } from '../registry/registry-error';
import type { ReleaseSet } from '../sets/release-set';
import type { SavedState } from './saved-state';
import { poll } from './poll';
import type { ReleaseSource } from './release-source';
import { installSet, installState, type InstalledState } from './install-state';

export interface RegistrySourceOptions {
  registry: Registry;
  installed: InstalledReleases;
  files: InstalledFiles;
  saved: SavedState;
  environment: string;
  log: FastifyBaseLogger;
  /** Milliseconds between two polls. */
  intervalMs: number;
}

/** How long startup waits for the registry before it continues with the saved state. */
const START_TIMEOUT_MS = 5000;

/**
 * The sets of an environment. The active state changes in one step, once its current set is installed, even if a canary or a
 * fallback cannot be installed yet.
 */
export async function registrySource(options: RegistrySourceOptions): Promise<ReleaseSource> {
  const { registry, installed, files, saved, environment, log, intervalMs } = options;
  const status = reachability('The registry', log);
  const sets = new QuickLRU<string, ReleaseSet>({ maxSize: 50 });
  let active: (InstalledState & { fingerprint: string }) | undefined;
  let failedSetId = '';

  async function activate(registryState: EnvironmentState): Promise<void> {
    const fingerprint = JSON.stringify(registryState);
    if (active?.fingerprint === fingerprint && active.isComplete) return;
    const installedState = await installState(installed, registryState);
    if (active?.fingerprint !== fingerprint) {
      await saved.write(registryState);
      if (!installedState.isComplete)
        log.warn('a canary or a fallback could not be installed and is tried again');
    }
    active = { ...installedState, fingerprint };
  }

  /** A state that cannot be activated is logged once. */
  async function tryToActivate(registryState: EnvironmentState): Promise<void> {
    try {
      await activate(registryState);
      failedSetId = '';
    } catch (error) {
      if (failedSetId !== registryState.set.id)
        log.error({ err: error }, `set ${registryState.set.id} could not be activated`);
      failedSetId = registryState.set.id;
    }
  }

  async function refresh(): Promise<void> {
    try {
      const registryState = await registry.call(environmentStateEndpoint, { environment });
      status.markReachable();
      await tryToActivate(registryState);
    } catch (error) {
      const hasNoSet = error instanceof RegistryError && error.kind === 'not_found';
      if (hasNoSet) status.markReachable();
      else status.markUnreachable(error);
    }
  }

  const savedState = await saved.read();
  if (savedState?.environment === environment) await tryToActivate(savedState);
  const polling = poll(refresh, intervalMs);
  await Promise.race([polling.first, startTimeout()]);

  return {
    state: () => active?.state,
    release: (unit, releaseName) => installed.get(unit, releaseName).catch(() => undefined),
    file: (unit, releaseName, fileName, accepts) =>
      files.get({ unit, release: releaseName, name: fileName }, accepts),
    async set(setRef: ReleaseSetRef) {
      const set = sets.get(setRef.id) ?? (await installSet(installed, setRef));
      sets.set(setRef.id, set);
      return set;
    },
    isRegistryReachable: status.isReachable,
    close: polling.stop,
  };
}

function startTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS).unref());
}
