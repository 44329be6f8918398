import { isApiError } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { useUser } from '@sopaan/session/user';
import { Box, Container, FailedState, LoadingState, PageHeading, Skeleton } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mentorApplicationQuery } from '../features/mentor-applications/api/get-mentor-application';
import { ApplicationStatus } from '../features/mentor-applications/components/application-status';
import { MentorshipForm } from '../features/mentor-applications/components/mentorship-form';
import { SentApplication } from '../features/mentor-applications/components/sent-application';
import { draftFromApplication, emptyDraft } from '../features/mentor-applications/form-values';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(mentorApplicationQuery());
};

/** Whoever may not apply now sees how things stand; everybody else the form. */
const CLOSED = new Set(['submitted', 'accepted']);

export function Component() {
  return (
    <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 }, pb: 6 }}>
      <title>{`Join as mentor | ${PRODUCT_NAME}`}</title>
      <PageHeading title="Join as mentor" />
      <Application />
    </Container>
  );
}

function Application() {
  const query = mentorApplicationQuery();
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...query, retryOnMount: false });
  // A further attempt keeps the failed state, and with it the focus on its button.
  const hasFailed = !data && errorUpdateCount > 0;
  const { userData, loading } = useUser((user) => user);
  const top = useRef<HTMLDivElement>(null);
  const now = data && (data.application?.status ?? 'none');
  const before = useRef(now);
  useEffect(() => {
    const isNews = before.current !== undefined && now !== undefined && before.current !== now;
    before.current = now;
    // What has become of it is said where it stands: after sending, and after withdrawing.
    if (isNews) top.current?.focus();
  }, [now]);

  if (hasFailed) {
    const known = isApiError(error) ? error : undefined;
    return (
      <FailedState
        title="Your application could not be loaded"
        description={known?.message}
        referenceId={known?.requestId}
        onRetry={refetch}
        minHeight={400}
      />
    );
  }
  if (!data || (loading && !userData)) return <Waiting />;
  const { application } = data;
  const names = userData?.personalInfo;
  const start = application
    ? draftFromApplication(application)
    : { ...emptyDraft, first_name: names?.firstName ?? '', last_name: names?.lastName ?? '' };
  const isClosed = application !== null && CLOSED.has(application.status);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box ref={top} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
        {application && <ApplicationStatus application={application} />}
      </Box>
      {application && isClosed ? (
        <SentApplication application={application} />
      ) : (
        <MentorshipForm start={start} />
      )}
    </Box>
  );
}

function Waiting() {
  return (
    <LoadingState>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {Array.from({ length: 8 }, (_, field) => (
          <Skeleton key={field} variant="rounded" height={56} />
        ))}
      </Box>
    </LoadingState>
  );
}
