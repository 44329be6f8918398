import type { Database } from '../../src/database/database';
import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { timeFetch } from './time-fetch';

const JOBS = 50;
const WARM_UP = 5;

interface MeasuredSimilarJobs {
  kind: string;
  similar: Percentiles;
  newest: Percentiles;
}

/** Times the jobs that are similar to one, alternately with the newest jobs of its kind. */
export async function measureSimilarJobs(
  database: Database,
  address: string,
): Promise<MeasuredSimilarJobs[]> {
  const results: MeasuredSimilarJobs[] = [];
  for (const [kind, list] of [
    ['private', 'privatejob'],
    ['government', 'govtjob'],
  ] as const) {
    // In an order that has nothing to do with their age or terms, and is the same in each run.
    const jobs = await database.query<{ id: string }>(
      'select id from jobs where kind = $1 order by md5(id) limit $2',
      [kind, WARM_UP + JOBS],
    );
    const similar: number[] = [];
    const newest: number[] = [];
    for (const [index, { id }] of jobs.entries()) {
      const ofSimilar = await timeFetch(`${address}/api/similar-jobs?limit=5&id=${id}`);
      const ofNewest = await timeFetch(`${address}/api/${list}/get_all?limit=5`);
      if (index < WARM_UP) continue;
      similar.push(ofSimilar);
      newest.push(ofNewest);
    }
    results.push({ kind, similar: percentiles(similar), newest: percentiles(newest) });
    process.stdout.write('.');
  }
  return results;
}
