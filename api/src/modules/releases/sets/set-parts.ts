import type { Part } from '@sopaan/schemas/release-name';

interface Parts {
  parts: readonly Part[];
}

/** What the second set has and the first has not. */
export function changedParts(before: Parts | undefined, after: Parts): Part[] {
  return after.parts.filter(
    ({ unit, release }) =>
      !before?.parts.some((part) => part.unit === unit && part.release === release),
  );
}

/** A set with these parts in place of the same units' others. */
export function replaceParts(set: Parts | undefined, parts: readonly Part[]): Part[] {
  const replaced = new Set(parts.map(({ unit }) => unit));
  return [...(set?.parts ?? []).filter(({ unit }) => !replaced.has(unit)), ...parts];
}

export function unitsOf(parts: readonly Part[]): string[] {
  return [...new Set(parts.map(({ unit }) => unit))];
}
