import type { EnvironmentState } from '@sopaan/schemas/release-environment';
import type { NamedSet, ReleaseRef } from '@sopaan/schemas/release-name';
import type { InstalledReleases } from '../installs/installed-releases';
import { RegistryError } from '../registry/registry-error';
import type { EdgeState } from '../sets/edge-state';
import { composeSet, type ReleaseSet } from '../sets/release-set';

export interface Assembled {
  state: EdgeState;
  /** False while a canary or a last good release could not be installed. */
  whole: boolean;
}

/** Installs all that a state names. Without its present set there is no state; canary and last good releases may be missing. */
export async function assembleState(
  installed: InstalledReleases,
  named: EnvironmentState,
): Promise<Assembled> {
  const { canary } = named;
  const [present, canarySet, lastGood] = await Promise.all([
    assembleSet(installed, named.set),
    canary ? orNothing(assembleSet(installed, canary.set)) : undefined,
    Promise.all(named.lastGood.map((part) => orNothing(get(installed, part)))),
  ]);
  const good = lastGood.filter((release) => release !== undefined);
  return {
    whole: (!canary || canarySet !== undefined) && good.length === lastGood.length,
    state: {
      environment: named.environment,
      present,
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
  throw new RegistryError(
    'invalid',
    `the parts of set ${named.id} are not those that it is named by`,
  );
}

function get(installed: InstalledReleases, { unit, release }: ReleaseRef) {
  return installed.get(unit, release);
}

function orNothing<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined);
}
