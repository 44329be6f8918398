import { isApiError } from '@sopaan/api-client/call';
import type { SessionStatus } from '@sopaan/contract/stores';
import {
  Box,
  Button,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { challengesQuery } from '../api/get-challenges';
import { isFiltered, type ChallengeFilters } from '../filters/challenge-filters';
import { ChallengeRow } from './challenge-row';

interface ChallengeResultsProps {
  viewer: SessionStatus;
  filters: ChallengeFilters;
}

export function ChallengeResults({ viewer, filters }: ChallengeResultsProps) {
  const list = useInfiniteQuery(challengesQuery(filters, viewer));
  if (list.isPending) return <LoadingState shape="list" minHeight={480} />;
  if (list.isLoadingError) {
    return (
      <FailedState
        title="Challenges could not be loaded"
        description={list.error.message}
        referenceId={isApiError(list.error) ? list.error.requestId : undefined}
        onRetry={list.refetch}
      />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  const { total = 0, totalIsCapped = false } = list.data.pages[0] ?? {};
  if (items.length === 0) return <NoChallenges filtered={isFiltered(filters)} />;
  return (
    <Box component="section" aria-label="Challenges">
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {`${total}${totalIsCapped ? '+' : ''} ${total === 1 ? 'challenge' : 'challenges'}`}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} />
        ))}
      </Box>
      {list.hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 3 }}>
          {list.isFetchNextPageError && (
            <Typography role="alert" variant="body2" color="error">
              More challenges could not be loaded. {list.error.message}
            </Typography>
          )}
          <Button
            variant="outlined"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
          >
            {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function NoChallenges({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        icon="code"
        title="No challenges yet"
        description="The first ones are being written."
      />
    );
  }
  return (
    <EmptyState
      icon="filter"
      title="No challenges match these filters"
      description="Take a filter away to see more."
      action={
        <LinkButton to="?" variant="contained">
          Clear filters
        </LinkButton>
      }
    />
  );
}
