import type { ReleaseRef } from '@sopaan/schemas/release-name';

interface Parts {
  parts: readonly ReleaseRef[];
}

/** What the second set has and the first has not. */
export function newParts(before: Parts | undefined, after: Parts): ReleaseRef[] {
  return after.parts.filter(
    ({ unit, release }) =>
      !before?.parts.some((part) => part.unit === unit && part.release === release),
  );
}

/** A set with these parts in place of the same units' others. */
export function withParts(set: Parts | undefined, parts: readonly ReleaseRef[]): ReleaseRef[] {
  const replaced = new Set(parts.map(({ unit }) => unit));
  return [...(set?.parts ?? []).filter(({ unit }) => !replaced.has(unit)), ...parts];
}

export function unitsOf(parts: readonly ReleaseRef[]): string[] {
  return [...new Set(parts.map(({ unit }) => unit))];
}
