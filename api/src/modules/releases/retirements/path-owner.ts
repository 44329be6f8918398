import { patternsCover } from '@sopaan/contract/path-pattern';
import type { PathGrant, PathUse } from '@sopaan/schemas/releases/path-grant';

/** Whether all of a path belongs to what a unit was granted for one of these uses. */
export function isGranted(
  unit: string,
  pattern: string,
  { grants, uses }: { grants: readonly PathGrant[]; uses: readonly PathUse[] },
): boolean {
  const granted = grants.filter((grant) => grant.unit === unit && uses.includes(grant.use));
  return patternsCover(
    granted.map((grant) => grant.pattern),
    pattern,
  );
}

/** The unit that owns all of a path; null if none does. */
export function findOwner(pattern: string, grants: readonly PathGrant[]): string | null {
  const units = [...new Set(grants.map(({ unit }) => unit))];
  return units.find((unit) => isGranted(unit, pattern, { grants, uses: ['serve'] })) ?? null;
}
