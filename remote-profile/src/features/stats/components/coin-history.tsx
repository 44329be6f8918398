import type { CoinEntry } from '@sopaan/schemas/stats/coins';
import { Box, Button, EmptyState, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { coinHistoryQuery } from '../api/get-coin-history';

/** The ledger, newest first. */
export function CoinHistory() {
  const history = useInfiniteQuery(coinHistoryQuery);
  if (history.isPending) return <LoadingState shape="text" />;
  const entries = history.data?.pages.flatMap((page) => page.items);
  if (!entries) {
    return (
      <FailedState
        level="h3"
        title="Your history could not be loaded"
        description={history.error?.message}
        onRetry={() => history.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        icon="wallet"
        title="No coins yet"
        description="Solve a challenge, pass a quiz or finish a lesson to earn your first."
      />
    );
  }
  return (
    <>
      <Box component="ul" aria-label="Coin history" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      {history.hasNextPage && (
        <Button onClick={() => void history.fetchNextPage()} disabled={history.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  );
}

const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'always' });

function HistoryEntry({ entry: { title, subject, coins, at } }: { entry: CoinEntry }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{subject || title}</Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {subject && `${title} · `}
          <DateText value={at} time zone="local" />
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, color: coins > 0 ? 'success.main' : 'text.primary' }}>
        {signed.format(coins)}
      </Typography>
    </Box>
  );
}
