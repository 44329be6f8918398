import type { Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import type { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';
import { releaseRefused } from '../gate/release-refused';
import { findSet } from '../sets/sets.repository';
import { hasShown, findPreviousSet } from './history.repository';

/** The named set, if the environment has shown it; without a name, the previous set. */
export async function rollbackTarget(
  database: Queryable,
  { name, set }: Environment,
  named: string | undefined,
): Promise<NamedSet> {
  if (named !== undefined) {
    const target = (await hasShown(database, name, named)) && (await findSet(database, named));
    if (target) return target;
    throw neverShown(
      [name, named],
      `${name} has never shown the set ${named}. Its history lists the sets that it can be rolled back to.`,
    );
  }
  const before = await findPreviousSet(database, name);
  const target = before === undefined ? undefined : await findSet(database, before);
  if (target) return target;
  throw neverShown(
    [name, set.id],
    `${name} has shown no set before ${set.id}. Promote another release instead.`,
  );
}

function neverShown(about: string[], message: string): ApiError {
  return releaseRefused([{ rule: 'history', about, message }]);
}
