import type { CoinEntry } from '@sopaan/schemas/stats/coins';
import { Box, EmptyState, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { coinHistoryQuery } from '../api/get-coin-history';

/** The ledger, newest first. */
export function CoinHistory() {
  return (
    <PagedList
      query={useInfiniteQuery(coinHistoryQuery)}
      label="Coin history"
      renderItem={(entry) => <HistoryEntry entry={entry} />}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          icon="wallet"
          title="No coins yet"
          description="Solve a challenge, pass a quiz or finish a lesson to earn your first."
        />
      }
      failedTitle="Your history could not be loaded"
    />
  );
}

const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'always' });

function HistoryEntry({ entry: { title, subject, coins, at } }: { entry: CoinEntry }) {
  return (
    <Box
      sx={{ display: 'flex', gap: 2, pb: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{subject || title}</Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {subject && `${title} · `}
          <DateText value={at} zone="local" time />
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, color: coins > 0 ? 'success.main' : 'text.primary' }}>
        {signed.format(coins)}
      </Typography>
    </Box>
  );
}
