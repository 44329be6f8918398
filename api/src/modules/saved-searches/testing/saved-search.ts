import { saveSearchEndpoint, type SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { TestApp } from '../../../testing/test-app';
import { alertQueue } from '../alerts/alert-queue';

/** Saves a search for engineers among private jobs; `changes` override its fields. */
export async function saveSearch(
  api: TestApp,
  token: string,
  changes: Partial<RequestOf<typeof saveSearchEndpoint>> = {},
): Promise<SavedSearch> {
  const { items } = await api.call(
    saveSearchEndpoint,
    {
      list: 'private',
      query: 'search=engineer',
      name: 'Engineers',
      frequency: 'daily',
      ...changes,
    },
    token,
  );
  const [latest] = items;
  if (!latest) throw new Error('the search was not saved');
  return latest;
}

/** Checks all searches that are due, like the worker of one process. Resolves with the number of checks. */
export async function checkDueSearches({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const queue = alertQueue(database);
  const { signal } = new AbortController();
  const jobs = await queue.claim(100);
  for (const job of jobs) {
    const result = await queue.perform(job, { signal, reportProgress: () => undefined });
    await queue.complete(job, result);
  }
  return jobs.length;
}

/** Moves all times of saved searches and of jobs into the past, as if that many hours had passed. */
export async function passHours({ database }: TestApp, hours: number): Promise<void> {
  await database.query(
    `update saved_searches set alerted_at = alerted_at - make_interval(secs => $1),
       checked_until = checked_until - make_interval(secs => $1),
       next_check_at = next_check_at - make_interval(secs => $1)`,
    [hours * 3_600],
  );
  await database.query('update jobs set published_at = published_at - make_interval(secs => $1)', [
    hours * 3_600,
  ]);
}
