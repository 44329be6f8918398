import type { PagePreview } from '@sopaan/contract/release';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';
import type { ReleaseSource } from '../releases/release-source';
import type { PreviewCheck } from './opened-previews';
import { isToken } from './preview-cookie';

/** What a preview cookie resolves to: another set, or the reason why there is none. */
export interface VisitedPreview {
  set: ReleaseSet | undefined;
  preview: PagePreview;
  /** Whether the preview has ended, so that its cookie is removed. */
  over: boolean;
}

/** How long a page waits for the releases of a preview to be installed. */
const PATIENCE = 15_000;

/** Resolves a token to a preview of the registry. A token is never used as a path, a URL or the name of a release. */
export async function visitPreview(
  token: string,
  state: EdgeState,
  source: ReleaseSource,
  check: PreviewCheck | undefined,
): Promise<VisitedPreview> {
  const without = (problem: string): VisitedPreview => ({
    set: undefined,
    over: problem !== 'unavailable',
    preview: { problem, token: '', expires: '', base: state.present.id, overridden: [] },
  });
  if (!isToken(token)) return without('unknown');
  const opened = await check?.(token);
  if (!opened) return without('unavailable');
  const { problem, preview } = opened;
  if (!preview) return without(problem ?? 'unknown');
  if (!(Date.parse(preview.expires) > Date.now())) return without('expired');
  const set = await inTime(source.set(preview.set));
  if (!set) return without('unavailable');
  const { expires, overridden } = preview;
  return {
    set,
    over: false,
    preview: { problem: null, token, expires, base: state.present.id, overridden },
  };
}

async function inTime(set: Promise<ReleaseSet | undefined>): Promise<ReleaseSet | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([set.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
