import type { Queryable } from '../../../database/database';
import { failureReason, silenceReason } from '../signals/evaluate-canary';
import { WINDOW_HOURS } from '../signals/thresholds';
import { countFallbackPages } from './fallback-counts.repository';
import { countPages } from './page-counts.repository';
import type { TrackedReleaseRow } from './release-health.repository';

/**
 * Why a release is unhealthy, with the numbers; undefined if nothing shows that it is. Uses the rule for canaries,
 * but compares with the set before the release, at that time: all visitors have the release now.
 */
export async function evaluateRelease(
  database: Queryable,
  environment: string,
  sets: readonly string[],
  { unit, release, measured_since: since, base_set_id: baseSetId }: TrackedReleaseRow,
): Promise<string | undefined> {
  const scope = { environment, unit, baseSetId };
  const hours = WINDOW_HOURS;
  const pageCounts = await countPages(database, { ...scope, sets, since, hours });
  const fallbackCounts = await countFallbackPages(database, {
    environment,
    unit,
    release,
    since,
    hours,
  });
  const counts = {
    ...pageCounts,
    pages: pageCounts.pages + fallbackCounts.pages,
    failing: pageCounts.failing + fallbackCounts.failing,
  };
  if (baseSetId === null) return failureReason(counts, undefined, '');
  // Reaches back to one window before the release, when all visitors had the base set: hence twice the hours.
  const baseCounts = await countPages(database, {
    ...scope,
    sets: [baseSetId],
    since: new Date(since.getTime() - WINDOW_HOURS * 3_600_000),
    hours: 2 * WINDOW_HOURS,
  });
  return (
    failureReason(counts, baseCounts, 'in the set before') ??
    (unit === 'host' ? silenceReason(counts, baseCounts, 'in the set before: the host') : undefined)
  );
}
