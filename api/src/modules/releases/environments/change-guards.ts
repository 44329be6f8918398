import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Deployer } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { releaseName } from '../sets/release-name';
import { movedReasons } from './moved-reasons';

/** Rejects a change that is based on an outdated revision. */
export async function assertRevision(
  database: Queryable,
  environment: Environment | undefined,
  { environment: name, expected }: { environment: string; expected: number },
): Promise<void> {
  if ((environment?.revision ?? 0) === expected) return;
  const reasons = await movedReasons(database, environment, { name, expected });
  throw new ApiError('ENVIRONMENT_MOVED', { reasons });
}

export function assertUnlocked(environment: Environment | undefined): void {
  if (!environment?.lock) return;
  const { by, why, since } = environment.lock;
  const reason = {
    rule: 'locked',
    about: [environment.name],
    message:
      `${by} locked ${environment.name} at ${since}${why ? `: ${why}` : ''}.` +
      ' Promote again once it is unlocked. A rollback is still possible.',
  };
  throw new ApiError('ENVIRONMENT_LOCKED', { reasons: [reason] });
}

/** Rejects changes of other units by the token of one unit. `alternative` tells its holder what to do instead. */
export function assertUnitScope(
  deployer: Deployer,
  releases: readonly ReleaseRef[],
  alternative = '',
): void {
  const foreignReleases = releases.filter(
    ({ unit }) => deployer.unit !== null && unit !== deployer.unit,
  );
  if (foreignReleases.length === 0) return;
  const reason = {
    rule: 'token',
    about: foreignReleases.map(releaseName),
    message:
      `The token ${deployer.name} is limited to ${deployer.unit}, but this changes ` +
      `${[...new Set(foreignReleases.map(({ unit }) => unit))].join(', ')}. ${alternative || 'Use a token of all units, or ask the team of that unit.'}`,
  };
  throw new ApiError('FORBIDDEN', { reasons: [reason] });
}
