import { isApiError } from '@sopaan/api-client/call';
import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import type { MatchingJob } from '@sopaan/schemas/jobs/matching-jobs';
import { JobRow } from '@sopaan/search/job-row';
import { ShowMore } from '@sopaan/search/show-more';
import { Box, EmptyState, FailedState, LinkButton, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ItemSaveToggle } from '../../../components/saved-items/item-save-toggle';
import { SectionPanel } from '../../../components/section-panel';
import { matchingJobsQuery } from '../api/get-matching-jobs';
import { jobKinds } from '../job-kinds';
import { MatchReasons } from './match-reasons';
import { ProfileHint } from './profile-hint';

/** The number of matches shown at first. */
const INITIAL_COUNT = 5;

/** Open jobs that fit the member's profile, each with the reasons. */
export function MatchingJobsPanel({ kind }: { kind: ApplicationKind }) {
  const { data, error, errorUpdateCount, refetch, dataUpdatedAt } = useQuery(
    matchingJobsQuery(kind),
  );
  const { listPath, listLabel } = jobKinds[kind];
  return (
    <SectionPanel
      title="Jobs that match your profile"
      aside={<LinkButton to={listPath}>{listLabel}</LinkButton>}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {data && <ProfileHint missing={data.missing} />}
        {data && data.items.length > 0 && <Matches jobs={data.items} loadedAt={dataUpdatedAt} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon="target"
            title="No matching jobs right now"
            description="Jobs are matched with the skills, education and location in your profile."
          />
        )}
        {/* Retrying keeps the failed state on screen, so its button keeps the focus. */}
        {!data && errorUpdateCount > 0 && (
          <FailedState
            title="Matching jobs could not be loaded"
            description={error?.message}
            referenceId={isApiError(error) ? error.requestId : undefined}
            onRetry={refetch}
          />
        )}
        {!data && errorUpdateCount === 0 && <LoadingState shape="list" minHeight={400} />}
      </Box>
    </SectionPanel>
  );
}

function Matches({ jobs, loadedAt }: { jobs: readonly MatchingJob[]; loadedAt: number }) {
  const [shown, setShown] = useState(INITIAL_COUNT);
  return (
    <div>
      <Box component="ul" aria-label="Matching jobs" sx={listStyle}>
        {jobs.slice(0, shown).map((job) => (
          <li key={job.id}>
            <JobRow
              job={job}
              now={loadedAt}
              level="h3"
              note={<MatchReasons reasons={job.reasons} />}
              action={<ItemSaveToggle kind="job" id={job.id} name={job.title} />}
            />
          </li>
        ))}
      </Box>
      {jobs.length > shown && (
        <ShowMore
          isLoading={false}
          hasFailed={false}
          errorMessage={undefined}
          onLoadMore={() => setShown(jobs.length)}
        />
      )}
    </div>
  );
}

const listStyle = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
