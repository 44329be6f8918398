import { isCompatible, satisfiesRange } from '@sopaan/contract/compatibility';
import type { Release } from '@sopaan/contract/release';
import { releaseField, unitField } from '@sopaan/schemas/release-name';
import { object, type InferType } from 'yup';
import type { ReleaseSource } from '../releases/release-source';

/** Names, and nothing else. */
export const standInQuestion = object({
  unit: unitField.notOneOf(['host']),
  failed: releaseField,
  /** The release of the page's host. */
  host: releaseField,
}).noUnknown();

/** The release that takes the place of one that failed on a page: the present one, else the last good one, if it is compatible with that page's host. */
export async function standIn(
  source: ReleaseSource,
  { unit, failed, host }: InferType<typeof standInQuestion>,
): Promise<Release | undefined> {
  const state = await source.state();
  if (!state) return undefined;
  const candidates = [...state.present.remotes, ...state.lastGood].filter(
    (release) => release.unit === unit && release.release !== failed,
  );
  if (candidates.length === 0) return undefined;
  const pageHost = await source.release('host', host);
  if (!pageHost) return undefined;
  for (const candidate of candidates) {
    if (!runsOn(candidate, pageHost)) continue;
    // It is asked for again, so that one whose files are gone is installed first.
    if (await source.release(unit, candidate.release)) return candidate;
  }
  return undefined;
}

function runsOn(remote: Release, host: Release): boolean {
  return (
    isCompatible(remote, host) &&
    remote.shared.every((needed) =>
      host.shared.some(
        ({ name, version }) => name === needed.name && satisfiesRange(needed.version, version),
      ),
    )
  );
}
