import { isApiError } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { SessionStatus } from '@sopaan/contract/stores';
import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { sessionStore, useSession } from '@sopaan/session/session';
import {
  Box,
  Container,
  EmptyState,
  FailedState,
  LoadingState,
  PageHeading,
  PageTitle,
  Skeleton,
  Typography,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { hundredDaysQuery } from '../features/challenges/api/get-hundred-days';
import { useHundredDaysActions } from '../features/challenges/api/use-hundred-days-actions';
import { AllDays } from '../features/challenges/components/hundred-days/all-days';
import { StartCard } from '../features/challenges/components/hundred-days/start-card';
import { HundredDaysProgress } from '../features/challenges/components/hundred-days/hundred-days-progress';
import { MissedDays } from '../features/challenges/components/hundred-days/missed-days';
import { TodayCard } from '../features/challenges/components/hundred-days/today-card';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(hundredDaysQuery(sessionStore.getState().status));
};

export function Component() {
  const viewer = useSession((session) => session.status);
  const days = useQuery(hundredDaysQuery(viewer));
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title="100 days code conquest" />
      <PageHeading
        eyebrow="Practice"
        title="100 days code conquest"
        description="A challenge a day for a hundred days, from easy to hard."
      />
      {days.isPending && <LoadingState>{skeleton}</LoadingState>}
      {days.isLoadingError && (
        <FailedState
          title="The 100 days could not be loaded"
          description={days.error.message}
          onRetry={days.refetch}
        />
      )}
      {days.data && <Days viewer={viewer} days={days.data} />}
    </Container>
  );
}

function Days({ viewer, days }: { viewer: SessionStatus; days: HundredDays }) {
  const { start, restart } = useHundredDaysActions();
  const begin = useResumedAction(
    'begin-100-days',
    async () => {
      try {
        await start.mutateAsync();
      } catch (error) {
        // Other errors are shown below the button.
        if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
      }
    },
    { action: 'start', title: '100 days code conquest' },
  );
  if (days.days.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title="The days are being prepared"
        description="Please come back soon."
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
      {days.startedOn === null ? (
        <StartCard
          viewer={viewer}
          isStarting={start.isPending}
          problem={start.error?.message}
          onStart={begin}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TodayCard days={days} />
          <HundredDaysProgress days={days} restart={restart.mutateAsync} />
        </Box>
      )}
      <MissedDays days={days} />
      <section aria-labelledby="all-days">
        <Typography id="all-days" component="h2" variant="h4" sx={{ mb: 1 }}>
          All days
        </Typography>
        <AllDays days={days} />
      </section>
    </Box>
  );
}

/** Placeholder of today, progress and the groups of days. */
const skeleton = (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" sx={{ height: { xs: 168, sm: 132 }, borderRadius: '16px' }} />
    <Skeleton
      variant="rounded"
      sx={{ height: { xs: 432, lg: 300 }, mb: 2, borderRadius: '16px' }}
    />
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={48} sx={{ borderRadius: '12px' }} />
    ))}
  </Box>
);
