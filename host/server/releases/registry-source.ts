import {
  environmentStateEndpoint,
  type EnvironmentState,
} from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import type { FastifyBaseLogger } from 'fastify';
import type { InstalledReleases } from '../installs/installed-releases';
import { BoundedMap } from '../memory/bounded-map';
import { reachability } from '../registry/reachability';
import type { Registry } from '../registry/registry-client';
import { RegistryError } from '../registry/registry-error';
import type { ReleaseSet } from '../sets/release-set';
import type { SavedState } from './saved-state';
import { poll } from './poll';
import type { ReleaseSource } from './release-source';
import { assembleSet, assembleState, type AssembledState } from './state-assembly';

export interface RegistrySourceOptions {
  registry: Registry;
  installed: InstalledReleases;
  saved: SavedState;
  environment: string;
  log: FastifyBaseLogger;
  /** Milliseconds between two polls. */
  intervalMs: number;
}

/** How long the start waits for the registry before it continues with the saved state. */
const START_TIMEOUT_MS = 5000;

/** The sets of an environment. The state that is shown changes in one step, once all of the new one is installed. */
export async function registrySource(parts: RegistrySourceOptions): Promise<ReleaseSource> {
  const { registry, installed, saved, environment, log, intervalMs } = parts;
  const status = reachability('The registry', log);
  const sets = new BoundedMap<string, ReleaseSet>(50);
  let active: (AssembledState & { name: string }) | undefined;
  let failedSetId = '';

  async function activate(named: EnvironmentState): Promise<void> {
    const name = JSON.stringify(named);
    if (active?.name === name && active.isComplete) return;
    const assembled = await assembleState(installed, named);
    if (active?.name !== name) {
      await saved.write(named);
      if (!assembled.isComplete) log.warn('a canary or a last good release is not installed yet');
    }
    active = { ...assembled, name };
  }

  /** A state that cannot be activated is logged once. */
  async function tryToActivate(named: EnvironmentState): Promise<void> {
    try {
      await activate(named);
      failedSetId = '';
    } catch (error) {
      if (failedSetId !== named.set.id)
        log.error({ err: error }, `set ${named.set.id} could not be activated`);
      failedSetId = named.set.id;
    }
  }

  async function refresh(): Promise<void> {
    try {
      const named = await registry.call(environmentStateEndpoint, { environment });
      status.markReachable();
      await tryToActivate(named);
    } catch (error) {
      const nothingYet = error instanceof RegistryError && error.kind === 'unknown';
      if (nothingYet) status.markReachable();
      else status.markUnreachable(error);
    }
  }

  const last = await saved.read();
  if (last?.environment === environment) await tryToActivate(last);
  const polling = poll(refresh, intervalMs);
  await Promise.race([polling.first, startTimeout()]);

  return {
    state: () => active?.state,
    release: (unit, release) => installed.get(unit, release).catch(() => undefined),
    async file(unit, release, name) {
      const path = await installed.file(unit, release, name);
      return path === undefined ? undefined : { path };
    },
    async set(named: NamedSet) {
      const found = sets.get(named.id) ?? (await assembleSet(installed, named));
      sets.set(named.id, found);
      return found;
    },
    isRegistryReachable: status.isReachable,
    close: polling.stop,
  };
}

function startTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS).unref());
}
