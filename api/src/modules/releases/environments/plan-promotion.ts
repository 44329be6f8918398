import type { Environment } from '@sopaan/schemas/releases/environment';
import type { Reason } from '@sopaan/schemas/api/error';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { releaseName } from '../sets/release-name';
import { changedReleases, unitsOf, replaceReleases } from '../sets/set-releases';
import { setId } from '../sets/sets.repository';

/**
 * `changed`: the releases of the request that are not in the environment's set. `releases`: the new set of the environment.
 * `canaryReleases`: the set of a canary.
 */
export type Change = { changed: ReleaseRef[] } & (
  | {
      kind: 'promote';
      releases: ReleaseRef[];
      rebasedCanary?: { id: string; canaryReleases: ReleaseRef[] };
    }
  | { kind: 'finish-canary'; releases: ReleaseRef[]; canaryId: string }
  | { kind: 'start-canary'; canaryReleases: ReleaseRef[]; baseId: string; percent: number }
  | {
      kind: 'resize-canary';
      canaryReleases: ReleaseRef[];
      baseId: string;
      canaryId: string;
      percent: number;
    }
);

type Plan =
  | Change
  | { kind: 'unchanged'; environment: Environment }
  | { kind: 'rejected'; reason: Reason };

interface PromotionRequest {
  parts: ReleaseRef[];
  percent?: number | undefined;
}

/** What a promotion would change, before validation. */
export function planPromotion(
  environment: Environment | undefined,
  request: PromotionRequest,
): Plan {
  const changed = changedReleases(environment?.set, request);
  if (!environment) {
    if (request.percent === undefined) return { kind: 'promote', changed, releases: changed };
    return reject(
      changed,
      'A new environment has nothing to compare a canary with. Promote to all visitors first, without a percentage.',
    );
  }
  if (changed.length === 0) return { kind: 'unchanged', environment };
  if (request.percent !== undefined) return planCanary(environment, changed, request.percent);
  if (environment.canary) return planDuringCanary(environment, environment.canary, changed);
  return { kind: 'promote', changed, releases: replaceReleases(environment.set, changed) };
}

function planCanary(environment: Environment, changed: ReleaseRef[], percent: number): Plan {
  const { canary, set } = environment;
  const canaryReleases = replaceReleases(set, changed);
  if (!canary) return { kind: 'start-canary', changed, canaryReleases, baseId: set.id, percent };
  if (canary.set.id === setId(canaryReleases)) {
    if (canary.percent === percent) return { kind: 'unchanged', environment };
    return {
      kind: 'resize-canary',
      changed,
      canaryReleases,
      baseId: set.id,
      canaryId: canary.id,
      percent,
    };
  }
  const runningReleases = changedReleases(set, canary.set);
  return reject(
    [...changed, ...runningReleases],
    `A canary of ${joinNames(runningReleases)} is already running for ${canary.percent}% of visitors.` +
      ' Stop it, or promote its releases to all visitors, before another one starts.',
  );
}

/** Promoting one unit does not end the canary of another: it continues with the new release in its set. */
function planDuringCanary(
  { set }: Environment,
  canary: NonNullable<Environment['canary']>,
  changed: ReleaseRef[],
): Plan {
  const releases = replaceReleases(set, changed);
  const runningReleases = changedReleases(set, canary.set);
  const conflicting = changed.filter(({ unit }) => unitsOf(runningReleases).includes(unit));
  if (conflicting.length === 0) {
    const rebasedCanary = { id: canary.id, canaryReleases: replaceReleases(canary.set, changed) };
    return { kind: 'promote', changed, releases, rebasedCanary };
  }
  if (changedReleases({ parts: changed }, { parts: runningReleases }).length === 0) {
    return { kind: 'finish-canary', changed, releases, canaryId: canary.id };
  }
  return reject(
    [...conflicting, ...runningReleases],
    `A canary of ${joinNames(runningReleases)} is running. Stop it first, or promote all releases of the canary to all visitors.`,
  );
}

function reject(about: readonly ReleaseRef[], message: string): Plan {
  const distinct = [...new Set(about.map(releaseName))];
  return { kind: 'rejected', reason: { rule: 'canary', about: distinct, message } };
}

function joinNames(releases: readonly ReleaseRef[]): string {
  return releases.map(releaseName).join(' and ');
}
