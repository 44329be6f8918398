import { isApiError } from '@sopaan/api-client/call';
import {
  FESTIVAL_LEADERBOARD_SECONDS,
  type LeaderboardRow,
} from '@sopaan/schemas/festivals/festival';
import type { FestivalPhase } from '@sopaan/schemas/festivals/festival-phase';
import { useSession } from '@sopaan/session/session';
import { Box, EmptyState, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { Money } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { leaderboardQuery } from '../api/get-leaderboard';
import { FestivalSection } from './festival-section';

/** About the height of ten rows. */
const MIN_HEIGHT = 440;

const explanations: Readonly<Record<FestivalPhase, string>> = {
  announced: 'The ranking begins with the festival.',
  open: 'The ranking begins with the festival.',
  running: `Updated every ${FESTIVAL_LEADERBOARD_SECONDS} seconds while you look at this page.`,
  over: 'The final ranking.',
};

/** The ranking, live while the festival is running. */
export function FestivalLeaderboard({ id, phase }: { id: string; phase: FestivalPhase }) {
  const isMember = useSession(({ status }) => status === 'member');
  const { data, error, refetch } = useQuery(
    leaderboardQuery(id, { isMember, isLive: phase === 'running' }),
  );
  return (
    <FestivalSection title={phase === 'running' ? 'Live leaderboard' : 'Leaderboard'}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {explanations[phase]} The best result of each quiz counts; ties are ordered by time. Equal
        results share their rank and the prizes of the ranks they take up.
      </Typography>
      <Box sx={{ minHeight: MIN_HEIGHT }}>
        {data && data.total === 0 && (
          <EmptyState
            title="No results yet"
            description="Results of registered members appear here."
            icon="award"
          />
        )}
        {data && data.total > 0 && <LeaderboardTable rows={data.items} you={data.you} />}
        {!data && !error && <LoadingState minHeight={MIN_HEIGHT} shape="list" />}
        {!data && error && (
          <FailedState
            title="The leaderboard could not be loaded"
            referenceId={isApiError(error) ? error.requestId : undefined}
            onRetry={refetch}
            level="h3"
          />
        )}
      </Box>
    </FestivalSection>
  );
}

function LeaderboardTable({
  rows,
  you,
}: {
  rows: readonly LeaderboardRow[];
  you: LeaderboardRow | null;
}) {
  const isListed = rows.some(({ isYou }) => isYou);
  const hasPrizes = [...rows, ...(you ? [you] : [])].some(({ prize }) => prize > 0);
  return (
    <Box component="table" aria-label="Ranking" sx={table}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Name</th>
          <th scope="col" className="number">
            Correct
          </th>
          <th scope="col" className="number">
            Time
          </th>
          {hasPrizes && (
            <th scope="col" className="number">
              Prize
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} hasPrizes={hasPrizes} />
        ))}
        {you && !isListed && <Row row={you} hasPrizes={hasPrizes} />}
      </tbody>
    </Box>
  );
}

function Row({ row, hasPrizes }: { row: LeaderboardRow; hasPrizes: boolean }) {
  const { rank, name, score, seconds, prize, isYou } = row;
  return (
    <tr aria-current={isYou || undefined}>
      <td>{rank}</td>
      <th scope="row">{isYou ? `${name} (you)` : name}</th>
      <td className="number">{score}</td>
      <td className="number">{`${Math.floor(seconds / 60)} min ${seconds % 60} s`}</td>
      {hasPrizes && <td className="number">{prize > 0 && <Money amount={prize} />}</td>}
    </tr>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    py: 1,
    px: 1,
    borderBottom: '1px solid',
    borderColor: 'divider',
    fontWeight: 'inherit',
  },
  '& thead th': { typography: 'caption', color: 'text.secondary' },
  '& tbody th': { width: '100%', overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tr[aria-current] > *': { bgcolor: 'action.selected', fontWeight: 700 },
} as const;
