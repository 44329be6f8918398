import type { ReleaseRef } from '@sopaan/schemas/release-name';

/** How a release is written wherever people read it: `explore@1.4.0-3f2a9c`. */
export function nameOf({ unit, release }: ReleaseRef): string {
  return `${unit}@${release}`;
}

/** The host, or undefined as long as a set has none. */
export function hostOf<Unit extends { unit: string }>(set: readonly Unit[]): Unit | undefined {
  return set.find(({ unit }) => unit === 'host');
}
