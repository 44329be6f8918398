import type { EnvironmentState } from '@sopaan/schemas/release-environment';
import type { NamedSet, ReleaseRef } from '@sopaan/schemas/release-name';
import type { InstalledReleases } from '../installs/installed-releases';
import { RegistryError } from '../registry/registry-error';
import type { EdgeState } from '../sets/edge-state';
import { composeSet, type ReleaseSet } from '../sets/release-set';

export interface AssembledState {
  state: EdgeState;
  /** False while a canary or a last good release could not be installed. */
  isComplete: boolean;
}

/** Installs all releases that a state names. Rejects without the current set; a canary and last good releases may be missing. */
export async function assembleState(
  installed: InstalledReleases,
  named: EnvironmentState,
): Promise<AssembledState> {
  const { canary } = named;
  const [current, canarySet, lastGood] = await Promise.all([
    assembleSet(installed, named.set),
    canary ? orUndefined(assembleSet(installed, canary.set)) : undefined,
    Promise.all(named.lastGood.map((part) => orUndefined(get(installed, part)))),
  ]);
  const good = lastGood.filter((release) => release !== undefined);
  return {
    isComplete: (!canary || canarySet !== undefined) && good.length === lastGood.length,
    state: {
      environment: named.environment,
      current,
      canary:
        canary && canarySet ? { id: canary.id, percent: canary.percent, set: canarySet } : null,
      lastGood: good,
    },
  };
}

export async function assembleSet(
  installed: InstalledReleases,
  named: NamedSet,
): Promise<ReleaseSet> {
  const set = composeSet(await Promise.all(named.parts.map((part) => get(installed, part))));
  if (set?.id === named.id) return set;
  throw new RegistryError('invalid', `the ID of set ${named.id} does not match its parts`);
}

function get(installed: InstalledReleases, { unit, release }: ReleaseRef) {
  return installed.get(unit, release);
}

function orUndefined<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined);
}
