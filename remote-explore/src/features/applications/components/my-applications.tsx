import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { ApplicationKind, ApplicationListItem } from '@sopaan/schemas/jobs/application';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { useSession } from '@sopaan/session/session';
import {
  AppLink,
  Box,
  Card,
  EmptyState,
  FailedState,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { applicationStatusText } from '@sopaan/ui/application-text';
import { Chip, DateText } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { myApplicationsQuery } from '../api/get-applications';
import { ApplicationRecord } from './application-record';

/** A member's applications for jobs of one kind. Guests have none. */
export function MyApplications({ kind }: { kind: ApplicationKind }) {
  const isMember = useSession(({ status }) => status === 'member');
  return isMember ? <MemberApplications kind={kind} /> : null;
}

function MemberApplications({ kind }: { kind: ApplicationKind }) {
  const id = useId();
  const query = useInfiniteQuery(myApplicationsQuery(kind));
  const { data, error, errorUpdateCount, refetch, hasNextPage, fetchNextPage } = query;
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const hasFailed = !data && errorUpdateCount > 0;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const { list, expectNewItems } = useFocusNewItem(items.length, hasNextPage);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        Your applications
      </Typography>
      {items.length > 0 && (
        <Box component="ul" ref={list} sx={cards}>
          {items.map((item) => (
            <li key={item.applicationId}>
              <ApplicationCard application={item} />
            </li>
          ))}
        </Box>
      )}
      {hasNextPage && (
        <ShowMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          errorMessage={isApiError(error) ? error.message : undefined}
          onLoadMore={() => {
            expectNewItems();
            void fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
      {data && items.length === 0 && (
        <EmptyState
          icon="briefcase"
          title="No applications yet"
          description="Jobs that you apply for will appear here with their status."
        />
      )}
      {hasFailed && (
        <FailedState
          title="Your applications could not be loaded"
          description={error?.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          level="h3"
        />
      )}
      {!data && !hasFailed && <LoadingState shape="block" minHeight={160} />}
    </Box>
  );
}

function ApplicationCard({ application }: { application: ApplicationListItem }) {
  const { job, status, via } = application;
  const isOpen = job.status === 'open';
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, height: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="h6" component="h3">
            <AppLink to={paths.job(job.title, job.id)}>{job.title}</AppLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {job.organization.name}
          </Typography>
        </Box>
        <div>
          <Chip label={applicationStatusText(status, via)} size="small" />
        </div>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {isOpen ? 'Open until ' : 'Closed on '}
        <DateText value={job.lastDate} />
      </Typography>
      <ApplicationRecord application={application} job={{ id: job.id, title: job.title, isOpen }} />
    </Card>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
