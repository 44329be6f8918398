import type { EnvironmentState } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { InstalledReleases } from '../installs/installed-releases';
import { RegistryError } from '../registry/registry-error';
import type { EdgeState } from '../sets/edge-state';
import { composeSet, type ReleaseSet } from '../sets/release-set';
import { retiredPaths, withoutRetired } from '../sets/retired-paths';

export interface InstalledState {
  state: EdgeState;
  /** False while a canary or a fallback could not be installed. */
  isComplete: boolean;
}

/** Installs all releases that a state names. Rejects if the current set cannot be installed; a canary and fallbacks may be missing. */
export async function installState(
  installed: InstalledReleases,
  registryState: EnvironmentState,
): Promise<InstalledState> {
  const { canary } = registryState;
  const [current, canarySet, lastGood] = await Promise.all([
    installSet(installed, registryState.set),
    canary ? orUndefined(installSet(installed, canary.set)) : undefined,
    Promise.all(registryState.lastGood.map((release) => orUndefined(get(installed, release)))),
  ]);
  const retired = retiredPaths(registryState.retirements);
  const fallbacks = lastGood.filter((release) => release !== undefined);
  return {
    isComplete: (!canary || canarySet !== undefined) && fallbacks.length === lastGood.length,
    state: {
      environment: registryState.environment,
      current: withoutRetired(current, retired),
      canary:
        canary && canarySet
          ? { id: canary.id, percent: canary.percent, set: withoutRetired(canarySet, retired) }
          : null,
      lastGood: fallbacks,
      retired,
    },
  };
}

export async function installSet(
  installed: InstalledReleases,
  setRef: ReleaseSetRef,
): Promise<ReleaseSet> {
  const set = composeSet(await Promise.all(setRef.parts.map((release) => get(installed, release))));
  if (set?.id === setRef.id) return set;
  throw new RegistryError('invalid', `the ID of set ${setRef.id} does not match its releases`);
}

function get(installed: InstalledReleases, { unit, release }: ReleaseRef) {
  return installed.get(unit, release);
}

function orUndefined<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined);
}
