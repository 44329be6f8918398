import type { Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet, ReleaseRef } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { addLog } from '../log/log.repository';
import { nameOf } from '../sets/release-name';
import { changedParts } from '../sets/set-parts';
import { saveSet } from '../sets/sets.repository';
import { endCanary, rebaseCanary } from './canaries.repository';
import { incrementRevision, activateSet } from './environments.repository';
import { clearWithdrawals, withdraw } from './withdrawals.repository';

interface Rollback {
  target: NamedSet;
  /** The new set of the canary, if it continues. */
  canaryParts: ReleaseRef[] | undefined;
  by: string;
  why: string;
}

/** Carries out a rollback on a locked environment. */
export async function applyRollback(
  transaction: Queryable,
  { name, set, canary }: Environment,
  { target, canaryParts, by, why }: Rollback,
): Promise<void> {
  const endedCanary = canary && !canaryParts ? changedParts(set, canary.set) : [];
  const withdrawn = [...changedParts(target, set), ...changedParts(target, { parts: endedCanary })];
  const isSetChanged = target.id !== set.id;
  if (isSetChanged)
    await activateSet(transaction, name, { setId: target.id, by, action: 'rollback', why });
  else await incrementRevision(transaction, name);

  if (canary && canaryParts) {
    const { id: setId } = await saveSet(transaction, canaryParts);
    await rebaseCanary(transaction, canary.id, { setId, baseSetId: target.id });
  } else if (canary) {
    await endCanary(transaction, canary.id, { outcome: 'rolled back', why });
  }
  await withdraw(transaction, name, withdrawn, why);
  await clearWithdrawals(transaction, name, target.parts);
  await addLog(transaction, {
    actor: by,
    action: 'rollback',
    environment: name,
    releases: withdrawn.map(nameOf),
    why,
    from: set.id,
    to: target.id,
  });
}
