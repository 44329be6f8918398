import type { Failure, Vitals } from '@sopaan/schemas/releases/health';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { findEnvironmentForUpdate } from '../environments/environments.repository';
import { addLog } from '../log/log.repository';
import { releaseName } from '../sets/release-name';
import { MIN_HEALTHY_PAGES, WINDOW_HOURS } from '../signals/thresholds';
import { evaluateRelease } from './evaluate-release';
import { findShownSets, hasGoodPages } from './page-counts.repository';
import {
  findTrackedReleases,
  lockHealth,
  setHealth,
  type TrackedReleaseRow,
} from './release-health.repository';
import { rollBackPromotion } from './roll-back-promotion';

interface Reports {
  failures: readonly Failure[];
  vitals: readonly Vitals[];
}

/** Updates the health of the releases that a batch of reports is about. Rolls back a promotion whose pages fail. */
export async function checkReleases(
  transaction: Queryable,
  environment: string,
  reports: Reports,
): Promise<void> {
  if ((await findAffectedReleases(transaction, environment, reports)).length === 0) return;
  // Serialised, so that of two concurrent batches the second sees the signals of both.
  await lockHealth(transaction, environment);
  for (const release of await findAffectedReleases(transaction, environment, reports)) {
    await checkRelease(transaction, environment, release);
  }
}

/** The releases whose health these reports may change. */
async function findAffectedReleases(
  transaction: Queryable,
  environment: string,
  { failures, vitals }: Reports,
): Promise<TrackedReleaseRow[]> {
  const failingReleases = failures.filter(({ phase }) => phase !== 'data').map(toRef);
  const shownReleases = vitals.map(toRef);
  const releases = [...failingReleases, ...shownReleases];
  const tracked = await findTrackedReleases(transaction, environment, {
    releases,
    watchHours: WINDOW_HOURS,
  });
  return tracked.filter((release) => {
    const isHost = release.unit === 'host';
    if (release.state === 'unhealthy') return false;
    if (includes(failingReleases, release) || (isHost && failingReleases.length > 0)) return true;
    // A host that does not start reports nothing, so a watched one is checked with the reports of any other release.
    if (isHost && release.watched_revision !== null) return true;
    return (
      release.state === 'unknown' &&
      (includes(shownReleases, release) || (isHost && shownReleases.length > 0))
    );
  });
}

async function checkRelease(
  transaction: Queryable,
  environment: string,
  release: TrackedReleaseRow,
): Promise<void> {
  const sets = await findShownSets(transaction, environment, release);
  const why = await evaluateRelease(transaction, environment, sets, release);
  if (why !== undefined) return markUnhealthy(transaction, environment, release, why);
  if (release.state !== 'unknown') return;
  const since = release.measured_since;
  const pages = { ...release, sets, since, count: MIN_HEALTHY_PAGES };
  if (!(await hasGoodPages(transaction, environment, pages))) return;
  await findEnvironmentForUpdate(transaction, environment);
  await setHealth(transaction, environment, release, { state: 'healthy', why: '' });
}

async function markUnhealthy(
  transaction: Queryable,
  name: string,
  release: TrackedReleaseRow,
  why: string,
): Promise<void> {
  const environment = await findEnvironmentForUpdate(transaction, name);
  if (!environment) return;
  await setHealth(transaction, name, release, { state: 'unhealthy', why });
  await addLog(transaction, {
    actor: 'registry',
    action: 'unhealthy',
    environment: name,
    releases: [releaseName(release)],
    why,
  });
  const { watched_revision: revision } = release;
  if (revision !== null) await rollBackPromotion(transaction, environment, { revision, why });
}

function toRef({ remote, release }: { remote: string; release: string }): ReleaseRef {
  return { unit: remote, release };
}

function includes(releases: readonly ReleaseRef[], { unit, release }: ReleaseRef): boolean {
  return releases.some((one) => one.unit === unit && one.release === release);
}
