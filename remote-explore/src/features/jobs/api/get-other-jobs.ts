import { call } from '@sopaan/api-client/call';
import { GOVT_SECTORS } from '@sopaan/schemas/govt-job-options';
import {
  searchGovtJobsEndpoint,
  searchPrivateJobsEndpoint,
  type Job,
  type JobListItem,
} from '@sopaan/schemas/job';
import { CAREER_STAGES } from '@sopaan/schemas/job-options';
import { queryOptions } from '@tanstack/react-query';

export const OTHER_JOBS = 5;

/** Open jobs of the same kind, newest first, without the one that is looked at. `similar`: of its sector or career stage. */
export const otherJobsQuery = (job: Job, { similar }: { similar: boolean }) =>
  queryOptions({
    queryKey: ['other-jobs', job.id, similar],
    queryFn: async ({ signal }) => {
      const { items } = await search(job, similar, signal);
      return items.filter(({ id }) => id !== job.id).slice(0, OTHER_JOBS);
    },
  });

function search(
  job: Job,
  similar: boolean,
  signal: AbortSignal,
): Promise<{ items: JobListItem[] }> {
  const limit = OTHER_JOBS + 1;
  if (job.kind === 'government') {
    const sectors = GOVT_SECTORS.filter((sector) => sector === job.government?.govt_sector);
    const filter = similar && sectors.length > 0 ? { govt_sector: sectors } : {};
    return call(searchGovtJobsEndpoint, { limit, ...filter }, { signal });
  }
  const stages = CAREER_STAGES.filter((stage) => job.career_stages.includes(stage));
  const filter = similar && stages.length > 0 ? { career_stages: stages } : {};
  return call(searchPrivateJobsEndpoint, { limit, ...filter }, { signal });
}
