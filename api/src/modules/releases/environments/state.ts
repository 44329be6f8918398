import type { EnvironmentState } from '@sopaan/schemas/release-environment';
import type { Database } from '../../../plugins/database';
import { findEnvironment } from './environments.repository';
import { requireEnvironment } from './require-environment';
import { findLastGood } from './find-last-good';

/**
 * Read by each edge every second. The state only changes together with its revision, so as long as the revision is
 * the same, one small query is enough.
 */
export function createStateReader(database: Database) {
  const cache = new Map<string, EnvironmentState>();

  return async (name: string): Promise<EnvironmentState> => {
    const [row] = await database.query<{ revision: number }>(
      'select revision from release_environments where name = $1',
      [name],
    );
    const last = cache.get(name);
    if (last && last.revision === row?.revision) return last;
    const state = await database.transaction(async (transaction) => {
      // One snapshot, because a set and the fallbacks of another set would not fit together.
      await transaction.query('set transaction isolation level repeatable read, read only');
      const { revision, set, canary } = requireEnvironment(
        await findEnvironment(transaction, name),
        name,
      );
      return {
        environment: name,
        revision,
        set,
        canary: canary && { id: canary.id, set: canary.set, percent: canary.percent },
        lastGood: await findLastGood(transaction, name, set),
      };
    });
    cache.set(name, state);
    return state;
  };
}
