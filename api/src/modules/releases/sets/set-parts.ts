import type { ReleaseRef } from '@sopaan/schemas/release-name';

interface Parts {
  parts: readonly ReleaseRef[];
}

/** The parts of the second set that the first one does not have. */
export function changedParts(before: Parts | undefined, after: Parts): ReleaseRef[] {
  return after.parts.filter(
    ({ unit, release }) =>
      !before?.parts.some((part) => part.unit === unit && part.release === release),
  );
}

/** The set with these parts in place of those of the same units. */
export function replaceParts(set: Parts | undefined, parts: readonly ReleaseRef[]): ReleaseRef[] {
  const replaced = new Set(parts.map(({ unit }) => unit));
  return [...(set?.parts ?? []).filter(({ unit }) => !replaced.has(unit)), ...parts];
}

export function unitsOf(parts: readonly ReleaseRef[]): string[] {
  return [...new Set(parts.map(({ unit }) => unit))];
}
