import type { Reason } from '@sopaan/schemas/api/error';
import type { PathGrant } from '@sopaan/schemas/releases/path-grant';
import type { Deployer } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import { isGranted } from './path-owner';

/** Rejects changes of paths that the unit of the token does not own. */
export function assertPathScope(
  { name, unit }: Deployer,
  patterns: readonly string[],
  grants: readonly PathGrant[],
): void {
  if (unit === null) return;
  const reasons = patterns
    .filter((pattern) => !isGranted(unit, pattern, { grants, uses: ['serve'] }))
    .map((pattern): Reason => ({
      rule: 'token',
      about: [unit, pattern],
      message:
        `The token ${name} is limited to ${unit}, which does not own all of ${pattern}.` +
        ' Retire a path that lies within its own (npm run release -- paths list), or ask an operator of the site.',
    }));
  if (reasons.length > 0) throw new ApiError('FORBIDDEN', { reasons });
}
