import { querySite } from './query-site';

/**
 * Makes saved searches treat a sample job as new. Lists are sorted by another date and do not change, so that
 * other tests on the same site are not affected.
 */
export async function publishSampleJob(id: string): Promise<void> {
  await querySite(`update jobs set published_at = now() where id = '${id}'`);
}
