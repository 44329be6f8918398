import type { Release } from '@sopaan/contract/release';
import type { ReleaseSet } from './release-set';
import type { RetiredPaths } from './retired-paths';

/** What an edge shows. All releases in it can be served. */
export interface EdgeState {
  environment: string;
  current: ReleaseSet;
  canary: { id: string; percent: number; set: ReleaseSet } | null;
  /** The releases to fall back to when the current one of their unit fails in a browser. */
  lastGood: readonly Release[];
  /** Take precedence over the routes of all sets. */
  retired: RetiredPaths;
}

/** The releases in a state, some of them several times. */
export function shownReleases(state: EdgeState | undefined): Release[] {
  if (!state) return [];
  const sets = [state.current, ...(state.canary ? [state.canary.set] : [])];
  return [...sets.flatMap(({ host, remotes }) => [host, ...remotes]), ...state.lastGood];
}
