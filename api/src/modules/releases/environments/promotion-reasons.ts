import type { Environment } from '@sopaan/schemas/releases/environment';
import type { Reason } from '@sopaan/schemas/api/error';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { checkSet } from '../gate/check-set';
import { ownershipReasons } from '../ownership/ownership-reasons';
import { findPathGrants } from '../ownership/path-grants.repository';
import { findSetReleases } from '../sets/sets.repository';
import type { Change } from './plan-promotion';

/** Validates each set that visitors would see against the one that they see now. */
export async function promotionReasons(
  database: Queryable,
  environment: Environment | undefined,
  change: Change,
): Promise<Reason[]> {
  const currentReleases = environment?.set.parts ?? [];
  const currentCanaryReleases = environment?.canary?.set.parts ?? currentReleases;
  const reasons = 'releases' in change ? await check(change.releases, currentReleases) : [];
  const canaryReleases = canaryReleasesOf(change);
  const canaryReasons = canaryReleases ? await check(canaryReleases, currentCanaryReleases) : [];
  const grants = await findPathGrants(database);
  const changed = await findSetReleases(database, change.changed);
  const ownershipViolations = changed.flatMap((release) => ownershipReasons(release, grants));
  // Two sets with the same pair of releases have the same conflict.
  const reportedMessages = new Set(reasons.map(({ message }) => message));
  return [
    ...ownershipViolations,
    ...reasons,
    ...canaryReasons.filter(({ message }) => !reportedMessages.has(message)),
  ];

  async function check(candidate: readonly ReleaseRef[], present: readonly ReleaseRef[]) {
    return checkSet({
      candidate: await findSetReleases(database, candidate),
      present: await findSetReleases(database, present),
      retirements: environment?.retirements ?? [],
      budgets: true,
    });
  }
}

function canaryReleasesOf(change: Change): ReleaseRef[] | undefined {
  if (change.kind === 'promote') return change.rebasedCanary?.canaryReleases;
  return change.kind === 'finish-canary' ? undefined : change.canaryReleases;
}
