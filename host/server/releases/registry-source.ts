import {
  environmentStateEndpoint,
  type EnvironmentState,
} from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import type { FastifyBaseLogger } from 'fastify';
import type { InstalledReleases } from '../installs/installed-releases';
import { RecentMap } from '../memory/recent-map';
import { reachability } from '../registry/reachability';
import type { Registry } from '../registry/registry-client';
import { RegistryError } from '../registry/registry-error';
import type { ReleaseSet } from '../sets/release-set';
import type { KeptState } from './kept-state';
import { poll } from './poll';
import type { ReleaseSource } from './release-source';
import { assembleSet, assembleState, type Assembled } from './state-assembly';

export interface RegistrySourceParts {
  registry: Registry;
  installed: InstalledReleases;
  kept: KeptState;
  environment: string;
  log: FastifyBaseLogger;
  /** Milliseconds between two polls. */
  every: number;
}

/** How long the start waits for the registry before it continues with the saved state. */
const PATIENCE = 5000;

/** The sets of an environment. The state that is shown changes in one step, once all of the new one is installed. */
export async function registrySource(parts: RegistrySourceParts): Promise<ReleaseSource> {
  const { registry, installed, kept, environment, log, every } = parts;
  const reach = reachability('The registry', log);
  const sets = new RecentMap<string, ReleaseSet>(50);
  let shown: (Assembled & { name: string }) | undefined;
  let faulty = '';

  async function take(named: EnvironmentState): Promise<void> {
    const name = JSON.stringify(named);
    if (shown?.name === name && shown.whole) return;
    const assembled = await assembleState(installed, named);
    if (shown?.name !== name) {
      await kept.write(named);
      if (!assembled.whole) log.warn('a canary or a last good release is not installed yet');
    }
    shown = { ...assembled, name };
  }

  /** A state that cannot be activated is logged once. */
  async function tryToTake(named: EnvironmentState): Promise<void> {
    try {
      await take(named);
      faulty = '';
    } catch (error) {
      if (faulty !== named.set.id) log.error({ err: error }, `set ${named.set.id} could not be activated`);
      faulty = named.set.id;
    }
  }

  async function look(): Promise<void> {
    try {
      const named = await registry.ask(environmentStateEndpoint, { environment });
      reach.answered();
      await tryToTake(named);
    } catch (error) {
      const nothingYet = error instanceof RegistryError && error.fault === 'unknown';
      if (nothingYet) reach.answered();
      else reach.failed(error);
    }
  }

  const last = await kept.read();
  if (last?.environment === environment) await tryToTake(last);
  const polling = poll(look, every);
  await Promise.race([polling.first, patience()]);

  return {
    state: () => shown?.state,
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
    registryAnswers: reach.answers,
    close: polling.end,
  };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
}
