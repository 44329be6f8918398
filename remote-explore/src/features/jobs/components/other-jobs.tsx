import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { Job, JobListItem } from '@sopaan/schemas/jobs/job';
import {
  Box,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { JobRow } from '@sopaan/search/job-row';
import { otherJobsQuery } from '../api/get-other-jobs';

interface OtherJobsProps {
  job: Job;
  /** The button of each job in the list. */
  actionOf: (job: JobListItem) => ReactNode;
}

/** The newest jobs of the same kind; below a closed job, similar ones. */
export function OtherJobs({ job, actionOf }: OtherJobsProps) {
  const id = useId();
  const isClosed = job.status === 'closed';
  const { data, dataUpdatedAt, error, errorUpdateCount, refetch } = useQuery({
    ...otherJobsQuery(job, { similar: isClosed }),
    // The loader has just fetched the jobs. After an error the visitor decides when to retry.
    retryOnMount: false,
  });
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const hasFailed = !data && errorUpdateCount > 0;
  const list = job.kind === 'government' ? ('govt-job' as const) : ('private-job' as const);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 6, '@media print': { display: 'none' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <Typography id={id} variant="h4" component="h2" sx={{ flex: 1 }}>
          {isClosed ? 'Similar open jobs' : 'Latest jobs'}
        </Typography>
        <LinkButton to={paths.exploreJobs(list)}>See all</LinkButton>
      </Box>
      {data && data.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {data.map((other) => (
            <li key={other.id}>
              <JobRow job={other} now={dataUpdatedAt} level="h3" action={actionOf(other)} />
            </li>
          ))}
        </Box>
      )}
      {data?.length === 0 && (
        <EmptyState title="No other open jobs of this kind right now." icon="briefcase" />
      )}
      {hasFailed && (
        <FailedState
          title="Other jobs could not be loaded"
          description={error?.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          level="h3"
        />
      )}
      {!data && !hasFailed && <LoadingState shape="list" minHeight={440} />}
    </Box>
  );
}
