import { patternsOverlap } from '@sopaan/contract/path-pattern';
import { findReservedPath } from '@sopaan/contract/reserved-paths';
import type { Reason } from '@sopaan/schemas/api/error';
import type { PathGrant } from '@sopaan/schemas/releases/path-grant';
import type { PathClaim } from './path-grants.repository';

/** The reasons why a unit cannot be granted a path: it is reserved, or another unit owns a part of it. */
export function grantReasons(
  { unit, pattern, use }: PathClaim,
  grants: readonly PathGrant[],
): Reason[] {
  // A target is checked as if the host served it: a redirect to its login page is allowed, one to the API, which the edge serves, is not.
  const reserved = findReservedPath(use === 'target' ? 'host' : unit, pattern);
  if (reserved) {
    const message = `${pattern} overlaps ${reserved.pattern}, which only the ${reserved.servedBy} serves. Choose another path, such as /${unit}/*.`;
    return [{ rule: 'reserved', about: [unit, pattern, reserved.pattern], message }];
  }
  if (use === 'target') return [];
  return grants
    .filter((grant) => grant.use === 'serve' && grant.unit !== unit)
    .filter((grant) => patternsOverlap(grant.pattern, pattern))
    .map((grant) => ({
      rule: 'owner',
      about: [unit, pattern, grant.unit, grant.pattern],
      message:
        `${pattern} overlaps ${grant.pattern}, which ${grant.unit} owns. Choose another path, or take it from` +
        ` ${grant.unit} first: npm run release -- paths revoke ${grant.unit} '${grant.pattern}'.`,
    }));
}
