import type { Queryable } from '../../../src/database/database';
import { insertTable } from '../../tables/insert-table';
import { challengeGuideTable } from '../challenge-rows';

/** Adds the guides that sample challenges lack: they are newer than the sample data of some databases. */
export async function addSampleGuides(database: Queryable): Promise<void> {
  const { name, rows } = challengeGuideTable();
  const samples = await database.query<{ id: string }>('select id from challenges where sample');
  const ids = new Set<unknown>(samples.map(({ id }) => id));
  await insertTable(database, { name, rows: rows.filter((row) => ids.has(row.challenge_id)) });
}
