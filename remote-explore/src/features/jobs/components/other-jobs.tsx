import { paths } from '@sopaan/contract/paths';
import type { Job, JobListItem } from '@sopaan/schemas/jobs/job';
import { JobRow } from '@sopaan/search/job-row';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemListSection, ItemRows } from '../../../components/item-list-section';
import { otherJobsQuery } from '../api/get-other-jobs';
import { similarJobsQuery } from '../api/get-similar-jobs';
import { JobLinks } from './job-links';

interface OtherJobsProps {
  job: Job;
  /** The button of each job in the list. */
  actionOf: (job: JobListItem) => ReactNode;
}

/** The newest jobs of the same kind; below similar ones, only their titles, organisations and last dates. */
export function OtherJobs({ job, actionOf }: OtherJobsProps) {
  // The loader has just fetched the jobs. After an error the visitor decides when to retry.
  const query = useQuery({ ...otherJobsQuery(job), retryOnMount: false });
  const similar = useQuery({ ...similarJobsQuery(job.id), retryOnMount: false });
  const hasSimilar = similar.data !== undefined && similar.data.length > 0;
  const list = job.kind === 'government' ? ('govt-job' as const) : ('private-job' as const);
  return (
    <ItemListSection
      title="Latest jobs"
      link={<LinkButton to={paths.exploreJobs(list)}>See all</LinkButton>}
      query={query}
      failedTitle="Other jobs could not be loaded"
    >
      {(jobs, loadedAt) =>
        jobs.length === 0 ? (
          <EmptyState title="No other open jobs of this kind right now." icon="briefcase" />
        ) : hasSimilar ? (
          <JobLinks jobs={jobs} />
        ) : (
          <ItemRows>
            {jobs.map((other) => (
              <li key={other.id}>
                <JobRow job={other} now={loadedAt} level="h3" action={actionOf(other)} />
              </li>
            ))}
          </ItemRows>
        )
      }
    </ItemListSection>
  );
}
