import type { Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet, Part } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { addLog } from '../log/log.repository';
import { nameOf } from '../sets/release-name';
import { changedParts } from '../sets/set-parts';
import { saveSet } from '../sets/sets.repository';
import { endCanary, rebaseCanary } from './canaries.repository';
import { incrementRevision, activateSet } from './environments.repository';
import { clearWithdrawals, withdraw } from './withdrawals.repository';

interface Back {
  target: NamedSet;
  /** The new set of the canary, if it continues. */
  beside: Part[] | undefined;
  by: string;
  why: string;
}

/** Carries out a rollback on a locked environment. */
export async function applyRollback(
  transaction: Queryable,
  { name, set, canary }: Environment,
  { target, beside, by, why }: Back,
): Promise<void> {
  const tried = canary && !beside ? changedParts(set, canary.set) : [];
  const left = [...changedParts(target, set), ...changedParts(target, { parts: tried })];
  const moves = target.id !== set.id;
  if (moves) await activateSet(transaction, name, { setId: target.id, by, action: 'rollback', why });
  else await incrementRevision(transaction, name);

  if (canary && beside) {
    const { id: setId } = await saveSet(transaction, beside);
    await rebaseCanary(transaction, canary.id, { setId, baseSetId: target.id });
  } else if (canary) {
    await endCanary(transaction, canary.id, { outcome: 'rolled back', why });
  }
  await withdraw(transaction, name, left, why);
  await clearWithdrawals(transaction, name, target.parts);
  await addLog(transaction, {
    actor: by,
    action: 'rollback',
    environment: name,
    releases: left.map(nameOf),
    why,
    from: set.id,
    to: target.id,
  });
}
