import type { Environment } from '@sopaan/schemas/release-environment';
import type { Reason } from '@sopaan/schemas/error';
import type { ReleaseRef } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { checkSet } from '../gate/check-set';
import { findSetReleases } from '../sets/find-set-releases';
import type { Change } from './plan-promotion';

/** Validates each set that visitors would see against the one that they see now. */
export async function promotionReasons(
  database: Queryable,
  environment: Environment | undefined,
  change: Change,
): Promise<Reason[]> {
  const currentParts = environment?.set.parts ?? [];
  const currentCanary = environment?.canary?.set.parts ?? currentParts;
  const reasons = 'parts' in change ? await check(change.parts, currentParts) : [];
  const canaryParts = canaryPartsOf(change);
  const canaryReasons = canaryParts ? await check(canaryParts, currentCanary) : [];
  // Two sets with the same pair of releases have the same conflict.
  const known = new Set(reasons.map(({ message }) => message));
  return [...reasons, ...canaryReasons.filter(({ message }) => !known.has(message))];

  async function check(candidate: readonly ReleaseRef[], present: readonly ReleaseRef[]) {
    return checkSet({
      candidate: await findSetReleases(database, candidate),
      present: await findSetReleases(database, present),
      budgets: true,
    });
  }
}

function canaryPartsOf(change: Change): ReleaseRef[] | undefined {
  if (change.kind === 'promote') return change.rebasedCanary?.canaryParts;
  return change.kind === 'finish-canary' ? undefined : change.canaryParts;
}
