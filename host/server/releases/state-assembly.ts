import type { EnvironmentState } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { InstalledReleases } from '../installs/installed-releases';
import { RegistryError } from '../registry/registry-error';
import type { EdgeState } from '../sets/edge-state';
import { composeSet, type ReleaseSet } from '../sets/release-set';
import { retiredPaths, withoutRetired } from '../sets/retired-paths';

export interface AssembledState {
  state: EdgeState;
  /** False while a canary or a fallback could not be installed. */
  isComplete: boolean;
}

/** Installs all releases that a state names. Rejects without the current set; a canary and fallbacks may be missing. */
export async function assembleState(
  installed: InstalledReleases,
  registryState: EnvironmentState,
): Promise<AssembledState> {
  const { canary } = registryState;
  const [current, canarySet, lastGood] = await Promise.all([
    assembleSet(installed, registryState.set),
    canary ? orUndefined(assembleSet(installed, canary.set)) : undefined,
    Promise.all(registryState.lastGood.map((release) => orUndefined(get(installed, release)))),
  ]);
  const retired = retiredPaths(registryState.retirements);
  const good = lastGood.filter((release) => release !== undefined);
  return {
    isComplete: (!canary || canarySet !== undefined) && good.length === lastGood.length,
    state: {
      environment: registryState.environment,
      current: withoutRetired(current, retired),
      canary:
        canary && canarySet
          ? { id: canary.id, percent: canary.percent, set: withoutRetired(canarySet, retired) }
          : null,
      lastGood: good,
      retired,
    },
  };
}

export async function assembleSet(
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
