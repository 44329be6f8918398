import type { NamedSet } from '@sopaan/schemas/release-name';

export interface ChangedPart {
  unit: string;
  /** Null where a side has no release of the unit. */
  from: string | null;
  to: string | null;
}

/** The units whose release differs between two sets. */
export function changedParts(from: NamedSet, to: NamedSet): ChangedPart[] {
  const units = new Set([...from.parts, ...to.parts].map(({ unit }) => unit));
  return [...units]
    .map((unit) => ({ unit, from: getRelease(from, unit), to: getRelease(to, unit) }))
    .filter((part) => part.from !== part.to);
}

/** The release of a unit in a set; null where the set has none. */
export function getRelease(set: NamedSet, unit: string): string | null {
  return set.parts.find((part) => part.unit === unit)?.release ?? null;
}
