import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { ScreenModule } from '@sopaan/contract/remote';
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
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { conquestQuery } from '../features/challenges/api/get-conquest';
import { leaderboardQuery } from '../features/challenges/api/get-leaderboard';
import { Leaderboard } from '../features/challenges/components/conquest/leaderboard';
import { StandingSummary } from '../features/challenges/components/conquest/standing-summary';
import { RoundSection } from '../features/challenges/components/conquest/round-section';

/** The round of the leaderboard from the URL; 0 for all rounds, and for a number that the API would reject. */
function roundParam(searchParams: URLSearchParams): number {
  const round = Number(searchParams.get('round') ?? 0);
  return Number.isInteger(round) && round > 0 && round <= 1_000 ? round : 0;
}

export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  const viewer = sessionStore.getState().status;
  void queryClient.prefetchQuery(conquestQuery(viewer));
  void queryClient.prefetchInfiniteQuery(leaderboardQuery(viewer, roundParam(url.searchParams)));
};

export function Component() {
  const viewer = useSession((session) => session.status);
  const [searchParams, setSearchParams] = useSearchParams();
  const rounds = useQuery(conquestQuery(viewer));
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title="Code conquest" />
      <PageHeading
        eyebrow="Practice"
        title="Code conquest"
        description="Rounds of increasing difficulty. Each challenge earns its points once, when all its tests pass."
      />
      <StandingSummary viewer={viewer} rounds={rounds.data} />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {rounds.isPending && <LoadingState>{skeleton}</LoadingState>}
          {rounds.isLoadingError && (
            <FailedState
              title="The rounds could not be loaded"
              description={rounds.error.message}
              onRetry={rounds.refetch}
            />
          )}
          {rounds.data?.length === 0 && (
            <EmptyState
              icon="trophy"
              title="No rounds yet"
              description="The first one is being prepared."
            />
          )}
          {rounds.data?.map((round) => (
            <RoundSection key={round.number} round={round} />
          ))}
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: { lg: `calc(${HEADER_HEIGHT} + 1.2rem)` } }}>
          <Leaderboard
            viewer={viewer}
            round={roundParam(searchParams)}
            rounds={rounds.data ?? []}
            onRoundChange={(round) =>
              setSearchParams(round > 0 ? { round: String(round) } : {}, {
                preventScrollReset: true,
              })
            }
          />
        </Box>
      </Box>
    </Container>
  );
}

/** Placeholder of two rounds with five challenges each. */
const skeleton = (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    {[1, 2].map((round) => (
      <Skeleton
        key={round}
        variant="rounded"
        sx={{ height: { xs: 560, sm: 484 }, borderRadius: '16px' }}
      />
    ))}
  </Box>
);

const columns = {
  display: 'grid',
  gap: { xs: 2.5, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
} as const;
