import type { Environment } from '@sopaan/schemas/release-environment';
import type { Reason } from '@sopaan/schemas/error';
import type { Part } from '@sopaan/schemas/release-name';
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
  const everyone = environment?.set.parts ?? [];
  const some = environment?.canary?.set.parts ?? everyone;
  const shown = 'parts' in change ? await check(change.parts, everyone) : [];
  const tried = triedBy(change);
  const beside = tried ? await check(tried, some) : [];
  // Two sets with the same pair of releases have the same conflict.
  const known = new Set(shown.map(({ message }) => message));
  return [...shown, ...beside.filter(({ message }) => !known.has(message))];

  async function check(candidate: readonly Part[], present: readonly Part[]) {
    return checkSet({
      candidate: await findSetReleases(database, candidate),
      present: await findSetReleases(database, present),
      budgets: true,
    });
  }
}

function triedBy(change: Change): Part[] | undefined {
  if (change.step === 'show') return change.beside?.tried;
  return change.step === 'finish' ? undefined : change.tried;
}
