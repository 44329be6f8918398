import { CAREER_STAGES, COMPANY_KINDS } from '@sopaan/schemas/job-options';
import { GOVT_JOB_TYPES, GOVT_WORK_MODES } from '@sopaan/schemas/govt-job-options';
import type { SeedClock } from '../clock/seed-clock';
import { governmentJobRow } from '../govt-jobs/govt-job-rows';
import { privateJobRow } from '../jobs/job-rows';
import { createRandom, type Random } from '../random/random';
import type { SeedTable } from '../tables/seed-table';

const SEED = 4140;
/** Of ten jobs, so many are private. */
const PRIVATE = 7;
const OLDEST_DAYS = 90;

/** Sample jobs in any number, from the first one of a batch on. The same number is always the same job of a day. */
export function bulkJobTable(clock: SeedClock, from: number, count: number): SeedTable {
  const rows = Array.from({ length: count }, (_, step) => {
    const index = from + step;
    const random = createRandom(SEED + index);
    const [tens, place] = [Math.floor(index / 10), index % 10];
    const isPrivate = place < PRIVATE;
    const job = isPrivate
      ? variedPrivate(privateJobRow(clock, random, tens * PRIVATE + place), random)
      : variedGovernment(
          governmentJobRow(clock, random, tens * (10 - PRIVATE) + place - PRIVATE),
          random,
        );
    const isClosed = random.between(1, 30) === 30;
    return {
      ...GOVERNMENT_DEFAULTS,
      ...job,
      id: `bulk-${isPrivate ? 'job' : 'govt-job'}-${String(index + 1).padStart(7, '0')}`,
      posted_at: clock.at(-random.next() * OLDEST_DAYS),
      closes_at: clock.endOfDay(isClosed ? -1 : random.between(10, 80)),
    };
  });
  return { name: 'jobs', rows };
}

/** Rows of one statement have the same columns. */
const GOVERNMENT_DEFAULTS = {
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

/** Some differ in their terms, as in real life, where no two employers offer the same. */
function variedPrivate(job: ReturnType<typeof privateJobRow>, random: Random) {
  if (random.between(1, 4) > 1) return job;
  const stage = pick(random, CAREER_STAGES);
  return {
    ...job,
    company_kind: pick(random, COMPANY_KINDS),
    career_stages: [...new Set([...job.career_stages, stage])],
  };
}

function variedGovernment(job: ReturnType<typeof governmentJobRow>, random: Random) {
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
