import type { PagePreview } from '@sopaan/contract/release';
import type { LookUpPreview } from '../previews/preview-lookup';
import { resolvePreview } from '../previews/resolve-preview';
import type { ReleaseSource } from '../releases/release-source';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';
import { withoutRetired, type RetiredPaths } from '../sets/retired-paths';
import { isInCanary, randomBucket } from './canary';
import type { VisitorCookies } from './visitor-cookies';

/** What one visitor is shown. */
export interface Visit {
  environment: string;
  set: ReleaseSet;
  /** The retired paths of the environment, which also apply in a preview. */
  retired: RetiredPaths;
  preview: PagePreview | null;
  /** The visitor's bucket, if it was created for this response. */
  newBucket: number | undefined;
  /** Whether the visitor's preview has ended. */
  isPreviewOver: boolean;
  /** Whether all releases that the page may run are built for Trusted Types. */
  requiresTrustedTypes: boolean;
}

export interface VisitSources {
  source: ReleaseSource;
  lookUpPreview: LookUpPreview | undefined;
}

/** Chooses a visitor's set by the cookies: the set of a preview, a canary or the environment. Undefined if there is none yet. */
export async function resolveVisit(
  { source, lookUpPreview }: VisitSources,
  { bucket, preview: token }: VisitorCookies,
): Promise<Visit | undefined> {
  const state = await source.state();
  if (!state) return undefined;
  const visit = await chooseSet({ source, lookUpPreview }, { bucket, preview: token }, state);
  return { ...visit, requiresTrustedTypes: isBuiltForTrustedTypes(visit.set, state) };
}

async function chooseSet(
  { source, lookUpPreview }: VisitSources,
  { bucket, preview: token }: VisitorCookies,
  state: EdgeState,
): Promise<Omit<Visit, 'requiresTrustedTypes'>> {
  if (!token)
    return { ...chooseEnvironmentSet(state, bucket), preview: null, isPreviewOver: false };
  const { set, preview, isOver } = await resolvePreview(token, state, source, lookUpPreview);
  if (!set) return { ...chooseEnvironmentSet(state, bucket), preview, isPreviewOver: isOver };
  const { environment, retired } = state;
  return {
    environment,
    set: withoutRetired(set, retired),
    retired,
    preview,
    newBucket: undefined,
    isPreviewOver: false,
  };
}

/** Releases that are not built for Trusted Types would fail, including a fallback that replaces another release. */
function isBuiltForTrustedTypes(
  { host, remotes }: ReleaseSet,
  { current, lastGood }: EdgeState,
): boolean {
  const releases = [host, ...remotes, ...current.remotes, ...lastGood];
  return releases.every(({ trustedTypes = false }) => trustedTypes);
}

/** The current set of the environment, or its canary's. Visitors need a bucket only while there is a canary. */
function chooseEnvironmentSet(state: EdgeState, knownBucket: number | undefined) {
  const { environment, canary, current, retired } = state;
  if (!canary) return { environment, set: current, retired, newBucket: undefined };
  const bucket = knownBucket ?? randomBucket();
  return {
    environment,
    set: isInCanary(canary, bucket) ? canary.set : current,
    retired,
    newBucket: knownBucket === undefined ? bucket : undefined,
  };
}
