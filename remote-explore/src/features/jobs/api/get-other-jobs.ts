import { call } from '@sopaan/api-client/call';
import { GOVT_SECTORS } from '@sopaan/schemas/jobs/govt-job-options';
import {
  searchGovtJobsEndpoint,
  searchPrivateJobsEndpoint,
  type Job,
  type JobListItem,
} from '@sopaan/schemas/jobs/job';
import { CAREER_STAGES } from '@sopaan/schemas/jobs/job-options';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 5;

/** Open jobs of the same kind, newest first, without the given one. `similar` limits them to its sector or career stages. */
export const otherJobsQuery = (job: Job, { similar }: { similar: boolean }) =>
  queryOptions({
    queryKey: ['other-jobs', job.id, similar],
    queryFn: async ({ signal }) => {
      const { items } = await search(job, similar, signal);
      return items.filter(({ id }) => id !== job.id).slice(0, LIMIT);
    },
  });

function search(
  job: Job,
  similar: boolean,
  signal: AbortSignal,
): Promise<{ items: JobListItem[] }> {
  // One more than is shown, as the given job may be among them.
  const limit = LIMIT + 1;
  if (job.kind === 'government') {
    const sectors = GOVT_SECTORS.filter((sector) => sector === job.government?.govt_sector);
    const filter = similar && sectors.length > 0 ? { govt_sector: sectors } : {};
    return call(searchGovtJobsEndpoint, { limit, ...filter }, { signal });
  }
  const stages = CAREER_STAGES.filter((stage) => job.career_stages.includes(stage));
  const filter = similar && stages.length > 0 ? { career_stages: stages } : {};
  return call(searchPrivateJobsEndpoint, { limit, ...filter }, { signal });
}
