import { CAREER_STAGES, COMPANY_KINDS } from '@sopaan/schemas/jobs/job-options';
import { GOVT_JOB_TYPES, GOVT_WORK_MODES } from '@sopaan/schemas/jobs/govt-job-options';
import type { SeedClock } from '../clock/seed-clock';
import { governmentJobRow } from '../govt-jobs/govt-job-rows';
import { privateJobRow } from '../jobs/job-rows';
import { createRandom, type Random } from '../random/random';
import type { SeedTable } from '../tables/seed-table';

const SEED = 4140;
const PRIVATE_JOBS_PER_TEN = 7;
const MAX_AGE_DAYS = 90;

/** A batch of generated jobs from index `from` on. For a given day the same index always gives the same job. */
export function bulkJobTable(clock: SeedClock, from: number, count: number): SeedTable {
  const rows = Array.from({ length: count }, (_, step) => {
    const index = from + step;
    const random = createRandom(SEED + index);
    const [tens, digit] = [Math.floor(index / 10), index % 10];
    const isPrivate = digit < PRIVATE_JOBS_PER_TEN;
    const job = isPrivate
      ? varyPrivateJob(privateJobRow(clock, random, tens * PRIVATE_JOBS_PER_TEN + digit), random)
      : varyGovernmentJob(
          governmentJobRow(
            clock,
            random,
            tens * (10 - PRIVATE_JOBS_PER_TEN) + digit - PRIVATE_JOBS_PER_TEN,
          ),
          random,
        );
    const isClosed = random.between(1, 30) === 30;
    return {
      ...COLUMN_DEFAULTS,
      ...job,
      id: `bulk-${isPrivate ? 'job' : 'govt-job'}-${String(index + 1).padStart(7, '0')}`,
      posted_at: clock.at(-random.next() * MAX_AGE_DAYS),
      closes_at: clock.endOfDay(isClosed ? -1 : random.between(10, 80)),
    };
  });
  return { name: 'jobs', rows };
}

/** For columns that only one kind of job fills: all rows of an insert need the same columns. */
const COLUMN_DEFAULTS = {
  company_kind: 'company',
  min_experience: null,
  max_experience: null,
  benefits: [],
  govt_sector: '',
  qualifications: [],
  exams: [],
  advertisement_number: '',
  application_fees: [],
  age_limits: [],
  age_cutoff_date: null,
  important_dates: [],
};

/** Changes the terms of a quarter of the jobs at random. */
function varyPrivateJob(job: ReturnType<typeof privateJobRow>, random: Random) {
  if (random.between(1, 4) > 1) return job;
  const stage = pick(random, CAREER_STAGES);
  return {
    ...job,
    company_kind: pick(random, COMPANY_KINDS),
    career_stages: [...new Set([...job.career_stages, stage])],
  };
}

function varyGovernmentJob(job: ReturnType<typeof governmentJobRow>, random: Random) {
  if (random.between(1, 4) > 1) return job;
  return {
    ...job,
    job_types: [pick(random, GOVT_JOB_TYPES)],
    work_mode: pick(random, GOVT_WORK_MODES),
  };
}

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[random.between(0, items.length - 1)] ?? items[0];
}
