import type { ConquestRound } from '@sopaan/schemas/practice/conquest';
import type { SessionStatus } from '@sopaan/contract/stores';
import {
  Box,
  Button,
  Card,
  EmptyState,
  FailedState,
  LoadingState,
  Skeleton,
  Typography,
} from '@sopaan/ui/core';
import { Select } from '@sopaan/ui/forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { leaderboardQuery } from '../../api/get-leaderboard';
import { LEADERBOARD_ID } from './standing-summary';
import { StandingTable } from './standing-table';

interface LeaderboardProps {
  viewer: SessionStatus;
  /** 0 for all rounds. */
  round: number;
  rounds: readonly ConquestRound[];
  onRoundChange: (round: number) => void;
}

export function Leaderboard({ viewer, round, rounds, onRoundChange }: LeaderboardProps) {
  return (
    <Card component="section" aria-labelledby={LEADERBOARD_ID} sx={card}>
      <Typography id={LEADERBOARD_ID} tabIndex={-1} component="h2" variant="h4" sx={{ mb: -1 }}>
        Leaderboard
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Ties go to whoever got there first.
      </Typography>
      <Select
        label="Round"
        value={String(round)}
        options={[
          { value: '0', label: 'All rounds' },
          ...rounds.map(({ number, title }) => ({
            value: String(number),
            label: `Round ${number}: ${title}`,
          })),
        ]}
        onChange={(value) => onRoundChange(Number(value))}
      />
      <Standings viewer={viewer} round={round} />
    </Card>
  );
}

function Standings({ viewer, round }: { viewer: SessionStatus; round: number }) {
  const list = useInfiniteQuery(leaderboardQuery(viewer, round));
  if (list.isPending) return <LoadingState minHeight={MIN_HEIGHT}>{skeleton}</LoadingState>;
  if (list.isLoadingError) {
    return (
      <FailedState
        title="The leaderboard could not be loaded"
        description={list.error.message}
        onRetry={list.refetch}
        minHeight={MIN_HEIGHT}
        level="h3"
      />
    );
  }
  const standings = list.data.pages.flatMap(({ items }) => items);
  const { you = null, total = 0 } = list.data.pages[0] ?? {};
  if (standings.length === 0) {
    return (
      <EmptyState
        icon="trophy"
        title="No scores yet"
        description="Solve a challenge to be the first."
      />
    );
  }
  const isViewerShown = standings.some(({ isYou }) => isYou);
  return (
    <Box sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }} aria-busy={list.isFetching}>
      <StandingTable standings={standings} viewerStanding={isViewerShown ? null : you} />
      <ShownCount shown={standings.length} total={total} hasMore={list.hasNextPage} />
      {list.isFetchNextPageError && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          Could not load more. {list.error?.message}
        </Typography>
      )}
      {list.hasNextPage && (
        <Button
          fullWidth
          size="small"
          sx={{ mt: 1 }}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </Box>
  );
}

interface ShownCountProps {
  shown: number;
  total: number;
  hasMore: boolean;
}

function ShownCount({ shown, total, hasMore }: ShownCountProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const hadMore = useRef(hasMore);
  useEffect(() => {
    // The button loses the focus when it disappears with the last page.
    const isFocusLost = document.activeElement === document.body;
    if (hadMore.current && !hasMore && isFocusLost) text.current?.focus();
    hadMore.current = hasMore;
  }, [hasMore]);
  return (
    <Typography
      ref={text}
      tabIndex={-1}
      role="status"
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ mt: 1 }}
    >
      {`${shown} of ${total} ${total === 1 ? 'person' : 'people'}`}
    </Typography>
  );
}

/** Height of a full first page. */
const MIN_HEIGHT = 480;

const skeleton = (
  <Box sx={{ display: 'grid', gap: 1, pt: 4 }}>
    {Array.from({ length: 10 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={32} />
    ))}
  </Box>
);

// `hidden` would break the sticky position of the member's row.
const card = { display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 }, overflow: 'visible' } as const;
