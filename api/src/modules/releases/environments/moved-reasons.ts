import type { Environment } from '@sopaan/schemas/releases/environment';
import type { Reason } from '@sopaan/schemas/api/error';
import type { Queryable } from '../../../database/database';
import { findLastChanges, type ChangeRow } from '../log/log.repository';

/** How many changes a rejection names. The audit log has all of them. */
const MAX_CHANGES = 5;

/** Who has changed an environment since a revision, when, and from which set to which, newest first. */
export async function movedReasons(
  database: Queryable,
  environment: Environment | undefined,
  base: { name: string; expected: number },
): Promise<Reason[]> {
  const { name, expected } = base;
  if (!environment) {
    const message = `${name} does not exist yet. Use revision 0 to create it.`;
    return [{ rule: 'moved', about: [name], message }];
  }
  const { revision, set } = environment;
  if (expected > revision) {
    const message = `${name} is at revision ${revision}, not ${expected}. Its set is ${set.id}.`;
    return [{ rule: 'moved', about: [name], message }];
  }
  const limit = Math.min(revision - expected, MAX_CHANGES);
  const changes = await findLastChanges(database, name, limit);
  return changes.map((change, index) => ({
    rule: 'moved',
    about: [name, ...change.releases],
    message: describeChange(change, revision - index),
  }));
}

function describeChange(change: ChangeRow, revision: number): string {
  const { actor, action, at, releases, why, from_set: from, to_set: to } = change;
  const what = [action, ...releases].join(' ');
  const sets =
    to === null ? '' : from === null ? ` to the set ${to}` : ` from the set ${from} to ${to}`;
  return `Revision ${revision}, ${at}, by ${actor}: ${what}${sets}${why ? ` (${why})` : ''}.`;
}
