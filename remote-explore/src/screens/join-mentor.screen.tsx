import { isApiError } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import { useUser } from '@sopaan/session/user';
import {
  Box,
  Container,
  FailedState,
  LoadingState,
  PageHeading,
  PageTitle,
  Skeleton,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mentorApplicationQuery } from '../features/mentor-applications/api/get-mentor-application';
import { ApplicationStatus } from '../features/mentor-applications/components/application-status';
import { MentorApplicationForm } from '../features/mentor-applications/components/mentor-application-form';
import { SentApplication } from '../features/mentor-applications/components/sent-application';
import { draftFromApplication, emptyDraft } from '../features/mentor-applications/form-values';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(mentorApplicationQuery());
};

/** With these statuses the member cannot apply and sees the application instead of the form. */
const READ_ONLY_STATUSES = new Set(['submitted', 'accepted']);

export function Component() {
  return (
    <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 }, pb: 6 }}>
      <PageTitle title="Join as mentor" />
      <PageHeading
        title="Join as mentor"
        description="Mentors tell learners how their field works and help them to choose what to study and where to work. The Sopaan team reads every application, and this page shows the decision."
      />
      <Application />
    </Container>
  );
}

function Application() {
  const query = mentorApplicationQuery();
  // The loader has just tried: after a failure the member decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...query, retryOnMount: false });
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const hasFailed = !data && errorUpdateCount > 0;
  const { userData, loading } = useUser((user) => user);
  const statusBox = useRef<HTMLDivElement>(null);
  const status = data && (data.application?.status ?? 'none');
  const previousStatus = useRef(status);
  useEffect(() => {
    const previous = previousStatus.current;
    previousStatus.current = status;
    // After sending and after withdrawing the focus moves to the new status.
    if (previous !== undefined && status !== undefined && previous !== status) {
      statusBox.current?.focus();
    }
  }, [status]);

  if (hasFailed) {
    const apiError = isApiError(error) ? error : undefined;
    return (
      <FailedState
        title="Your application could not be loaded"
        description={apiError?.message}
        referenceId={apiError?.requestId}
        onRetry={refetch}
        minHeight={400}
      />
    );
  }
  if (!data || (loading && !userData)) return <FormSkeleton />;
  const { application } = data;
  const names = userData?.personalInfo;
  const initialValues = application
    ? draftFromApplication(application)
    : { ...emptyDraft, first_name: names?.firstName ?? '', last_name: names?.lastName ?? '' };
  const isReadOnly = application !== null && READ_ONLY_STATUSES.has(application.status);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box ref={statusBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
        {application && <ApplicationStatus application={application} />}
      </Box>
      {application && isReadOnly ? (
        <SentApplication application={application} />
      ) : (
        <MentorApplicationForm initialValues={initialValues} />
      )}
    </Box>
  );
}

function FormSkeleton() {
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
