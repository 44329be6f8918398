import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';

export interface ChangedRelease {
  unit: string;
  /** Null where a side has no release of the unit. */
  from: string | null;
  to: string | null;
}

/** The units whose release differs between two sets. */
export function changedReleases(from: ReleaseSetRef, to: ReleaseSetRef): ChangedRelease[] {
  const units = new Set([...from.parts, ...to.parts].map(({ unit }) => unit));
  return [...units]
    .map((unit) => ({ unit, from: getRelease(from, unit), to: getRelease(to, unit) }))
    .filter((release) => release.from !== release.to);
}

/** The release of a unit in a set; null where the set has none. */
export function getRelease(set: ReleaseSetRef, unit: string): string | null {
  return set.parts.find((release) => release.unit === unit)?.release ?? null;
}
