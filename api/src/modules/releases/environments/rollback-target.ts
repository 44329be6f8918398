import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { releaseRejected } from '../gate/release-rejected';
import { findSet } from '../sets/sets.repository';
import { hasShown, findPreviousSet } from './history.repository';

/** The named set, if the environment has shown it; without a name, the previous set. */
export async function rollbackTarget(
  database: Queryable,
  { name, set }: Environment,
  namedSet: string | undefined,
): Promise<ReleaseSetRef> {
  if (namedSet !== undefined) {
    const target =
      (await hasShown(database, name, namedSet)) && (await findSet(database, namedSet));
    if (target) return target;
    throw neverShown(
      [name, namedSet],
      `${name} has never shown the set ${namedSet}. Its history lists the sets that it can be rolled back to.`,
    );
  }
  const previousSetId = await findPreviousSet(database, name);
  const target = previousSetId === undefined ? undefined : await findSet(database, previousSetId);
  if (target) return target;
  throw neverShown(
    [name, set.id],
    `${name} has shown no set before ${set.id}. Promote another release instead.`,
  );
}

function neverShown(about: string[], message: string): ApiError {
  return releaseRejected([{ rule: 'history', about, message }]);
}
