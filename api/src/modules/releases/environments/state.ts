import type { EnvironmentState } from '@sopaan/schemas/releases/environment';
import type { Database } from '../../../database/database';
import { findEnvironment, findStateVersion, useOneSnapshot } from './environments.repository';
import { requireEnvironment } from './require-environment';
import { findLastGood } from './find-last-good';

/**
 * Read by each edge every second. The state only changes together with its version, so as long as the version is the
 * same, one small query is enough.
 */
export function createStateReader(database: Database) {
  const cache = new Map<string, { version: string | undefined; state: EnvironmentState }>();

  return async (name: string): Promise<EnvironmentState> => {
    const cached = cache.get(name);
    if (cached && cached.version === (await findStateVersion(database, name))) return cached.state;
    const entry = await database.transaction(async (transaction) => {
      // Because a set and the fallbacks of another set would not fit together.
      await useOneSnapshot(transaction);
      const { revision, set, canary, retirements } = requireEnvironment(
        await findEnvironment(transaction, name),
        name,
      );
      return {
        version: await findStateVersion(transaction, name),
        state: {
          environment: name,
          revision,
          set,
          canary: canary && { id: canary.id, set: canary.set, percent: canary.percent },
          lastGood: await findLastGood(transaction, name, set),
          retirements: retirements.map(({ pattern, to }) => ({ pattern, to })),
        },
      };
    });
    cache.set(name, entry);
    return entry.state;
  };
}
