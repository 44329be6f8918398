import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { addLog } from '../log/log.repository';
import { releaseName } from '../sets/release-name';
import { changedReleases } from '../sets/set-releases';
import { endWatch, trackReleases } from '../release-health/release-health.repository';
import { storeSet } from '../sets/sets.repository';
import { endCanary, rebaseCanary } from './canaries.repository';
import { incrementRevision, activateSet } from './environments.repository';
import { clearWithdrawals, withdraw } from './withdrawals.repository';

interface Rollback {
  target: ReleaseSetRef;
  /** The new set of the canary, if it continues. */
  canaryReleases: ReleaseRef[] | undefined;
  /** The name of the deployer, or `registry` for an automatic rollback. */
  by: string;
  why: string;
}

/** Carries out a rollback on a locked environment. */
export async function applyRollback(
  transaction: Queryable,
  { name, set, canary }: Environment,
  { target, canaryReleases, by, why }: Rollback,
): Promise<void> {
  const endedCanaryReleases = canary && !canaryReleases ? changedReleases(set, canary.set) : [];
  const withdrawn = [
    ...changedReleases(target, set),
    ...changedReleases(target, { parts: endedCanaryReleases }),
  ];
  const isSetChanged = target.id !== set.id;
  if (isSetChanged)
    await activateSet(transaction, name, { setId: target.id, by, action: 'rollback', why });
  else await incrementRevision(transaction, name);

  if (canary && canaryReleases) {
    const { id: setId } = await storeSet(transaction, canaryReleases);
    await rebaseCanary(transaction, canary.id, { setId, baseSetId: target.id });
  } else if (canary) {
    await endCanary(transaction, canary.id, { outcome: 'rolled back', why });
  }
  await withdraw(transaction, name, withdrawn, why);
  await clearWithdrawals(transaction, name, target.parts);
  // Neither the withdrawn releases nor their replacements are rolled back automatically.
  await endWatch(transaction, name, withdrawn);
  await trackReleases(transaction, name, changedReleases(set, target), { isWatched: false });
  await addLog(transaction, {
    actor: by,
    action: 'rollback',
    environment: name,
    releases: withdrawn.map(releaseName),
    why,
    from: set.id,
    to: target.id,
  });
}
