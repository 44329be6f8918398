import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { sessionStore, useSession } from '@sopaan/session/session';
import { Box, Container } from '@sopaan/ui/core';
import { useSearchParams } from 'react-router';
import { challengesQuery } from '../features/challenges/api/get-challenges';
import { overviewQuery } from '../features/challenges/api/get-overview';
import { ChallengeFilterPanel } from '../features/challenges/components/challenge-filter-panel';
import { ChallengeResults } from '../features/challenges/components/challenge-results';
import { PracticeHeader } from '../features/challenges/components/practice-header';
import { filtersOf } from '../features/challenges/filters/challenge-filters';

export async function loader({ url, queryClient }: ScreenLoaderArgs) {
  const viewer = sessionStore.getState().status;
  const filters = filtersOf(url.searchParams);
  await Promise.all([
    queryClient.ensureInfiniteQueryData(challengesQuery(filters, viewer)),
    queryClient.ensureQueryData(overviewQuery(viewer)),
  ]);
}

export function Component() {
  const [search] = useSearchParams();
  const viewer = useSession((session) => session.status);
  const filters = filtersOf(search);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <title>Practice | Sopaan</title>
      <PracticeHeader viewer={viewer} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
        }}
      >
        <ChallengeFilterPanel viewer={viewer} filters={filters} />
        <ChallengeResults viewer={viewer} filters={filters} />
      </Box>
    </Container>
  );
}
