import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { timeFetch } from './time-fetch';

const TEXTS: readonly { name: string; texts: readonly [string, ...string[]] }[] = [
  { name: 'A word of one job in four', texts: ['engineer', 'manager', 'officer'] },
  { name: 'A word of few jobs', texts: ['react', 'nurse', 'sql analyst'] },
  { name: 'A city by its former name', texts: ['bangalore', 'madras'] },
  { name: 'Two letters', texts: ['en', 'ma'] },
  { name: 'A misspelt word', texts: ['enginer', 'devloper'] },
  { name: 'A word of nothing', texts: ['cryogenics'] },
];

const WARM_UP = 5;

interface MeasuredSiteSearch {
  name: string;
  everything: Percentiles;
  jobs: Percentiles;
}

/** Times the search over everything, alternately with the search of jobs for the same texts. */
export async function measureSiteSearch(
  address: string,
  times: number,
): Promise<MeasuredSiteSearch[]> {
  const results: MeasuredSiteSearch[] = [];
  for (const { name, texts } of TEXTS) {
    const everything: number[] = [];
    const jobs: number[] = [];
    for (let round = -WARM_UP; round < times; round += 1) {
      const text = encodeURIComponent(texts[(round + WARM_UP) % texts.length] ?? texts[0]);
      const ofEverything = await timeFetch(`${address}/api/search?q=${text}`);
      const ofJobs = await timeFetch(`${address}/api/job/get_all?limit=5&search=${text}`);
      if (round >= 0) {
        everything.push(ofEverything);
        jobs.push(ofJobs);
      }
    }
    results.push({ name, everything: percentiles(everything), jobs: percentiles(jobs) });
    process.stdout.write('.');
  }
  return results;
}
