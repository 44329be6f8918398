import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a saved search whose last alert had the job. */
export async function addStoredSearch(
  database: Queryable,
  { userId, jobId, name }: { userId: string; jobId: string; name: string },
): Promise<void> {
  const id = `search of ${userId}`;
  const search = { id, user_id: userId, list: 'all', query: '', name, frequency: 'off' };
  await insertRow(database, 'saved_searches', search);
  await insertRow(database, 'alerted_jobs', { saved_search_id: id, job_id: jobId });
}
