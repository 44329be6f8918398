import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { applyRollback } from '../environments/apply-rollback';
import { continuedCanary } from '../environments/canary-after-rollback';
import { findEarlierReleases } from '../environments/requirements.repository';
import { checkSet } from '../gate/check-set';
import { replaceReleases, unitsOf } from '../sets/set-releases';
import { findSetReleases, storeSet } from '../sets/sets.repository';
import { endWatch, findWatchedReleases } from './release-health.repository';

/** Combinations of earlier releases to try. If none of them runs, the promotion stays. */
const MAX_ATTEMPTS = 10;

/**
 * Replaces the releases of a promotion by the newest healthy ones that all visitors had before, even if the environment
 * is locked. Later promotions of other units stay. Does nothing without a healthy release for each unit. A promotion is
 * rolled back once: the result of a rollback is not watched.
 */
export async function rollBackPromotion(
  transaction: Queryable,
  environment: Environment,
  { revision, why }: { revision: number; why: string },
): Promise<void> {
  const { name, set } = environment;
  const watchedReleases = await findWatchedReleases(transaction, name, revision);
  await endWatch(transaction, name, watchedReleases);
  const releasesToReplace = watchedReleases.filter(({ unit, release }) =>
    set.parts.some((current) => current.unit === unit && current.release === release),
  );
  const target = await findTarget(transaction, environment, releasesToReplace);
  if (!target) return;
  const canaryReleases = await continuedCanary(transaction, environment, {
    target,
    units: unitsOf(releasesToReplace),
  });
  await applyRollback(transaction, environment, {
    target,
    canaryReleases,
    by: 'registry',
    why,
  });
}

async function findTarget(
  transaction: Queryable,
  { name, set }: Environment,
  releasesToReplace: readonly ReleaseRef[],
): Promise<ReleaseSetRef | undefined> {
  if (releasesToReplace.length === 0) return undefined;
  const earlierReleases = await findEarlierReleases(transaction, {
    environment: name,
    setId: set.id,
    limit: MAX_ATTEMPTS,
  });
  const choices = releasesToReplace.map(({ unit }) =>
    earlierReleases.filter((release) => release.unit === unit && release.state === 'healthy'),
  );
  // Each attempt takes one release of each unit: the newest of all units, then the second newest, and so on.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const chosenReleases = choices.flatMap((releases) => releases[attempt] ?? []);
    if (chosenReleases.length < releasesToReplace.length) return undefined;
    const releases = replaceReleases(
      set,
      chosenReleases.map(({ unit, release }) => ({ unit, release })),
    );
    const candidate = await findSetReleases(transaction, releases);
    if (checkSet({ candidate, budgets: false }).length === 0) {
      return storeSet(transaction, releases);
    }
  }
  return undefined;
}
