import type { ReleaseRef } from '@sopaan/schemas/releases/name';

/** The readable name of a release: `explore@1.4.0-3f2a9c81d0`. */
export function releaseName({ unit, release }: ReleaseRef): string {
  return `${unit}@${release}`;
}

/** The host of a set; undefined if it has none. */
export function findHost<Unit extends { unit: string }>(set: readonly Unit[]): Unit | undefined {
  return set.find(({ unit }) => unit === 'host');
}
