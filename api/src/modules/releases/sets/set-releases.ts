import type { ReleaseRef } from '@sopaan/schemas/releases/name';

/** A set, or a request that names releases. */
interface Releases {
  parts: readonly ReleaseRef[];
}

/** The releases of the second set that the first one does not have. */
export function changedReleases(before: Releases | undefined, after: Releases): ReleaseRef[] {
  return after.parts.filter(
    ({ unit, release }) =>
      !before?.parts.some((other) => other.unit === unit && other.release === release),
  );
}

/** The releases of the set, with these in place of those of the same units. */
export function replaceReleases(
  set: Releases | undefined,
  releases: readonly ReleaseRef[],
): ReleaseRef[] {
  const replacedUnits = new Set(releases.map(({ unit }) => unit));
  return [...(set?.parts ?? []).filter(({ unit }) => !replacedUnits.has(unit)), ...releases];
}

export function unitsOf(releases: readonly ReleaseRef[]): string[] {
  return [...new Set(releases.map(({ unit }) => unit))];
}

/** The units and the names of releases, as two arrays for `unnest`. */
export function releaseColumns(refs: readonly ReleaseRef[]): [units: string[], releases: string[]] {
  return [refs.map(({ unit }) => unit), refs.map(({ release }) => release)];
}
