import { querySite } from './query-site';

/**
 * Makes a sample job a new one for saved searches. Lists stay as they are, because they are in the order of another date, so that
 * tests on the same site do not notice.
 */
export async function publishSampleJob(id: string): Promise<void> {
  await querySite(`update jobs set published_at = now() where id = '${id}'`);
}
