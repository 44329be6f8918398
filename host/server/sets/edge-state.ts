import type { Release } from '@sopaan/contract/release';
import type { ReleaseSet } from './release-set';

/** What an edge shows. All releases in it can be served. */
export interface EdgeState {
  environment: string;
  current: ReleaseSet;
  canary: { id: string; percent: number; set: ReleaseSet } | null;
  /** Of some units, the release to fall back to when the current one fails in a browser. */
  lastGood: readonly Release[];
}
