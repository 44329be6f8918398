/**
 * Measures searches of one client in 100 000 jobs, alternately with and without facets, and which indexes the plans use. Then the search over
 * everything, alternately with the search of jobs, and similar jobs, alternately with the newest.
 * Compare only numbers of one table, not those of different machines or runs.
 */
import { table } from '@sopaan/tooling/terminal/table';
import { connectDatabase, BATCH_TIMEOUT_MS } from '../../src/database/database';
import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { startSite } from '../site';
import { requestSearch } from './search-request';
import { explainSearch } from './plans';
import { measureSiteSearch } from './site-search';
import { measureSimilarJobs } from './similar-jobs';
import { SEARCHES, type MeasuredSearch } from './searches';

const JOBS = 100_000;
const WARM_UP = 5;
const TIMES = 60;

interface Measured {
  name: string;
  total: number;
  withFacets: Percentiles | undefined;
  without: Percentiles;
  indexes: string[];
  sequentialScans: string[];
}

async function timeRequest(
  address: string,
  { path, requests }: MeasuredSearch,
  extra: Readonly<Record<string, unknown>>,
  round: number,
) {
  const start = performance.now();
  const response = await requestSearch(address, path, {
    ...requests[round % requests.length],
    ...extra,
  });
  return { ms: performance.now() - start, ...response };
}

const site = await startSite(1, ['--jobs', String(JOBS)]);
const database = connectDatabase(site.databaseUrl, {
  maxConnections: 1,
  timeout: BATCH_TIMEOUT_MS,
});
try {
  const [address = ''] = site.addresses;
  const results: Measured[] = [];
  for (const search of SEARCHES) {
    const facets: number[] = [];
    const plain: number[] = [];
    let total = 0;
    for (let round = -WARM_UP; round < TIMES; round += 1) {
      const turn = round + WARM_UP;
      const first = await timeRequest(address, search, { facets: true }, turn);
      const second = await timeRequest(address, search, {}, turn);
      total = Math.max(total, first.total);
      if (round >= 0) {
        facets.push(first.ms);
        plain.push(second.ms);
      }
    }
    const reads = await explainSearch(database, search, undefined);
    const [withFacets, without] = [percentiles(facets), percentiles(plain)];
    results.push({ name: search.name, total, withFacets, without, ...reads });
    process.stdout.write('.');
  }

  const [broad] = SEARCHES;
  if (broad) {
    const { nextCursor: first, total } = await requestSearch(address, broad.path, { facets: true });
    const times: number[] = [];
    let cursor = first;
    for (let page = 0; page < TIMES && cursor !== undefined; page += 1) {
      const next = await timeRequest(address, broad, { cursor }, 0);
      times.push(next.ms);
      cursor = next.nextCursor;
    }
    const reads = await explainSearch(database, broad, first);
    const without = percentiles(times);
    results.push({ name: 'A next page', total, withFacets: undefined, without, ...reads });
  }
  const siteSearches = await measureSiteSearch(address, TIMES);
  const similarJobs = await measureSimilarJobs(database, address);
  process.stdout.write('\n');

  const head = [
    'Jobs, ms',
    'found',
    'facets p50',
    'p95',
    'without p50',
    'p95',
    'seq scans',
    'indexes',
  ];
  const ms = (value: number | undefined) => value?.toFixed(1) ?? '';
  const rows = results.map(({ name, total, withFacets, without, indexes, sequentialScans }) => [
    name,
    String(total),
    ms(withFacets?.p50),
    ms(withFacets?.p95),
    ms(without.p50),
    ms(without.p95),
    sequentialScans.join(' '),
    indexes.join(' '),
  ]);
  console.log(`${table([head, ...rows]).join('\n')}\n`);
  const siteRows = siteSearches.map(({ name, everything, jobs }) => [
    name,
    ms(everything.p50),
    ms(everything.p95),
    ms(jobs.p50),
    ms(jobs.p95),
  ]);
  const siteHead = ['Everything, ms', 'everything p50', 'p95', 'jobs p50', 'p95'];
  console.log(`${table([siteHead, ...siteRows]).join('\n')}\n`);
  const similarRows = similarJobs.map(({ kind, similar, newest }) => [
    kind,
    ms(similar.p50),
    ms(similar.p95),
    ms(newest.p50),
    ms(newest.p95),
  ]);
  const similarHead = ['Similar jobs, ms', 'similar p50', 'p95', 'newest p50', 'p95'];
  console.log(`${table([similarHead, ...similarRows]).join('\n')}\n`);
  writeResult('search', {
    unit: 'ms',
    jobs: JOBS,
    times: TIMES,
    results,
    siteSearches,
    similarJobs,
  });
  const withScans = results.filter(({ sequentialScans }) => sequentialScans.length > 0);
  for (const { name, sequentialScans } of withScans)
    console.error(`${name}: sequential scan of ${sequentialScans.join()}`);
  if (withScans.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await site.stop();
}
