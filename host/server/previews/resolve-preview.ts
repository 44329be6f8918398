import type { PagePreview } from '@sopaan/contract/release';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';
import type { ReleaseSource } from '../releases/release-source';
import type { LookUpPreview } from './preview-lookup';
import { isToken } from './preview-token';

/** What a preview cookie resolves to: another set, or the reason why there is none. */
export interface ResolvedPreview {
  set: ReleaseSet | undefined;
  preview: PagePreview;
  /** Whether the preview has ended, so that its cookie is removed. */
  isOver: boolean;
}

/** How long a page waits for the releases of a preview to be installed. */
const INSTALL_TIMEOUT_MS = 15_000;

/** Resolves a token to a preview of the registry. A token is never used as a path, a URL or the name of a release. */
export async function resolvePreview(
  token: string,
  state: EdgeState,
  source: ReleaseSource,
  lookUp: LookUpPreview | undefined,
): Promise<ResolvedPreview> {
  const noPreview = (problem: string): ResolvedPreview => ({
    set: undefined,
    isOver: problem !== 'unavailable',
    preview: { problem, token: '', expires: '', base: state.current.id, overridden: [] },
  });
  if (!isToken(token)) return noPreview('unknown');
  const response = await lookUp?.(token);
  if (!response) return noPreview('unavailable');
  const { problem, preview } = response;
  if (!preview) return noPreview(problem ?? 'unknown');
  // Checked before the releases are installed, because an edge never loads files for another environment.
  if (preview.environment !== state.environment) return noPreview('other-environment');
  // Negated, so that an invalid date, which is NaN, counts as expired.
  if (!(Date.parse(preview.expires) > Date.now())) return noPreview('expired');
  const set = await withTimeout(source.set(preview.set));
  if (!set) return noPreview('unavailable');
  const { expires, overridden } = preview;
  return {
    set,
    isOver: false,
    preview: { problem: null, token, expires, base: state.current.id, overridden },
  };
}

async function withTimeout(set: Promise<ReleaseSet | undefined>): Promise<ReleaseSet | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), INSTALL_TIMEOUT_MS);
  });
  return Promise.race([set.catch(() => undefined), timeout]).finally(() => clearTimeout(timer));
}
