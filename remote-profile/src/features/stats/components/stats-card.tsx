import {
  Box,
  Card,
  CardContent,
  FailedState,
  LoadingState,
  Skeleton,
  Typography,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { statsQuery } from '../api/get-stats';
import { BadgeList } from './badge-list';
import { CoinActions } from './coin-actions';
import { CoinBalance } from './coin-balance';
import { Ranking } from './ranking';

/** Ranking, coins and badges of the member. */
export function StatsCard() {
  const titleId = useId();
  const stats = useQuery(statsQuery);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="h4" component="h2" id={titleId}>
          Stats and Achievements
        </Typography>
        {stats.data && (
          <>
            <Box
              sx={{
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <Ranking stats={stats.data} />
              <CoinBalance stats={stats.data} />
            </Box>
            <CoinActions balance={stats.data.coins} />
            <BadgeList badges={stats.data.badges} />
          </>
        )}
        {stats.isPending && (
          <LoadingState>
            <Skeleton variant="rounded" height={260} />
          </LoadingState>
        )}
        {stats.isError && !stats.data && (
          <FailedState
            level="h3"
            title="Your stats could not be loaded"
            description={stats.error.message}
            onRetry={() => stats.refetch()}
          />
        )}
      </CardContent>
    </Card>
  );
}
