import type { PagePreview } from '@sopaan/contract/release';
import type { PreviewCheck } from '../previews/opened-previews';
import { PREVIEW_COOKIE } from '../previews/preview-cookie';
import { visitPreview } from '../previews/visited-preview';
import type { ReleaseSource } from '../releases/release-source';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';
import { belongsTo, newBucket, readBucket } from './canary';
import { ownCookie, readCookies } from './cookies';

/** What one visitor is shown. */
export interface Visit {
  environment: string;
  set: ReleaseSet;
  preview: PagePreview | null;
  /** The visitor's bucket, if it was created for this response. */
  newBucket: number | undefined;
  /** Whether the visitor's preview has ended. */
  previewOver: boolean;
}

export interface VisitorRules {
  source: ReleaseSource;
  previews: PreviewCheck | undefined;
}

/** Chooses the set of a visitor by the cookies: of a preview, of a canary, or the current one. Undefined if there is none yet. */
export async function visit(
  { source, previews }: VisitorRules,
  cookieHeader: string | undefined,
): Promise<Visit | undefined> {
  const state = await source.state();
  if (!state) return undefined;
  const cookies = readCookies(cookieHeader);
  const token = ownCookie(cookies, PREVIEW_COOKIE);
  if (!token) return { ...production(state, cookies), preview: null, previewOver: false };
  const { set, preview, over } = await visitPreview(token, state, source, previews);
  if (!set) return { ...production(state, cookies), preview, previewOver: over };
  const { environment } = state;
  return { environment, set, preview, newBucket: undefined, previewOver: false };
}

/** Visitors need a bucket for a canary only. */
function production(state: EdgeState, cookies: ReadonlyMap<string, string>) {
  const { environment, canary, present } = state;
  if (!canary) return { environment, set: present, newBucket: undefined };
  const known = readBucket(cookies);
  const bucket = known ?? newBucket();
  return {
    environment,
    set: belongsTo(canary, bucket) ? canary.set : present,
    newBucket: known === undefined ? bucket : undefined,
  };
}
