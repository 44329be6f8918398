import type { Facet, Relaxation } from '@sopaan/schemas/api/facet';
import type { JobListItem, PrivateJobSearch } from '@sopaan/schemas/jobs/job';
import { JOB_TYPES, WORK_MODES } from '@sopaan/schemas/jobs/job-options';
import { aJob } from './home-lists';

/** Small, because rendering many rows takes long. */
const PAGE = 4;
const STATES = ['Kerala', 'Goa'];

/** 60 jobs: every second one full-time, every third one remote, half in Kerala, none a walk-in. */
const jobs: readonly JobListItem[] = Array.from({ length: 60 }, (_, index) =>
  aJob({
    id: `job-${index}`,
    title: `${index % 5 === 0 ? 'Teacher' : 'Engineer'} ${index}`,
    job_types: [index % 2 === 0 ? 'Full-time' : 'Contract'],
    work_mode: index % 3 === 0 ? 'remote' : 'on-site',
    location: [{ city: '', state: STATES[index % 2] ?? '', country: 'India' }],
  }),
);

type Filters = Pick<PrivateJobSearch, 'search' | 'location' | 'jobType' | 'work_mode'>;

const matches = (wanted: readonly string[] | undefined, values: readonly string[]) =>
  !wanted?.length || values.some((value) => wanted.includes(value));

function findJobs({ search = '', location = 'all', jobType, work_mode }: Filters) {
  return jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(search.toLowerCase()) &&
      (location === 'all' || job.location[0]?.state === location) &&
      matches(jobType, job.job_types) &&
      matches(work_mode, [job.work_mode]),
  );
}

function jobFacets(request: Filters): Facet[] {
  return [
    {
      key: 'jobType',
      options: JOB_TYPES.map((value) => ({
        value,
        count: findJobs({ ...request, jobType: [value] }).length,
      })),
    },
    {
      key: 'work_mode',
      options: WORK_MODES.map((value) => ({
        value,
        count: findJobs({ ...request, work_mode: [value] }).length,
      })),
    },
  ];
}

function jobRelaxations(request: Filters): Relaxation[] {
  const jobsWithout = {
    search: findJobs({ ...request, search: undefined }),
    location: findJobs({ ...request, location: undefined }),
    jobType: findJobs({ ...request, jobType: undefined }),
    work_mode: findJobs({ ...request, work_mode: undefined }),
  };
  return Object.entries(jobsWithout)
    .map(([filter, found]) => ({ filter, count: found.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Searches the 60 jobs like the API's search for private jobs. */
export function searchJobs(request: PrivateJobSearch) {
  const matchingJobs = findJobs(request);
  const from = Number(request.cursor ?? 0);
  const to = from + (request.limit ?? PAGE);
  return {
    items: matchingJobs.slice(from, to),
    nextCursor: to < matchingJobs.length ? String(to) : null,
    total: matchingJobs.length,
    totalIsCapped: false,
    facets: request.facets ? jobFacets(request) : [],
    relaxations: request.facets && matchingJobs.length === 0 ? jobRelaxations(request) : [],
  };
}
