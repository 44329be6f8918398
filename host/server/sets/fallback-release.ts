import { isCompatible, satisfiesRange } from '@sopaan/contract/compatibility';
import type { Release } from '@sopaan/contract/release';
import { releaseField, unitField } from '@sopaan/schemas/releases/name';
import { array, lazy, object, type InferType } from 'yup';
import type { ReleaseSource } from '../releases/release-source';

/** More fallbacks than a page tries before its region shows the failed state. */
const MAX_TRIED = 8;

/** The browser sends names only; the edge looks the releases up. */
export const fallbackQuerySchema = object({
  unit: unitField.notOneOf(['host']),
  failed: releaseField,
  /** The release of the page's host. */
  host: releaseField,
  /** The fallbacks that the page has tried. A query string contains one name, or several. */
  tried: lazy((value) =>
    Array.isArray(value) ? array(releaseField).max(MAX_TRIED).required() : releaseField.optional(),
  ),
}).noUnknown();

/**
 * Finds the release that replaces one that failed on a page: the first of the current release and the fallbacks that is
 * compatible with the page's host and that the page has not tried.
 */
export async function findFallbackRelease(
  source: ReleaseSource,
  { unit, failed, host, tried }: InferType<typeof fallbackQuerySchema>,
): Promise<Release | undefined> {
  const state = await source.state();
  if (!state) return undefined;
  const excluded = [failed, tried].flat();
  const candidates = [...state.current.remotes, ...state.lastGood].filter(
    (release) => release.unit === unit && !excluded.includes(release.release),
  );
  if (candidates.length === 0) return undefined;
  const pageHost = await source.release('host', host);
  if (!pageHost) return undefined;
  for (const candidate of candidates) {
    if (!canRunOn(candidate, pageHost)) continue;
    // The source installs a release whose files are missing before it returns it.
    if (await source.release(unit, candidate.release)) return candidate;
  }
  return undefined;
}

function canRunOn(remote: Release, host: Release): boolean {
  return (
    isCompatible(remote, host) &&
    remote.shared.every((needed) =>
      host.shared.some(
        ({ name, version }) => name === needed.name && satisfiesRange(needed.version, version),
      ),
    )
  );
}
