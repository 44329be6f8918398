import { loginPath, paths } from '@sopaan/contract/paths';
import { loginState } from '@sopaan/session/login-reason';
import type { SessionStatus } from '@sopaan/contract/stores';
import type { ConquestRound } from '@sopaan/schemas/practice/conquest';
import { AppLink, Box, Skeleton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { leaderboardQuery } from '../../api/get-leaderboard';

/** Id of the leaderboard's heading; on small screens the leaderboard is below all rounds. */
export const LEADERBOARD_ID = 'leaderboard';

interface StandingSummaryProps {
  viewer: SessionStatus;
  rounds: readonly ConquestRound[] | undefined;
}

/** The member's rank and points, and a link to the leaderboard. */
export function StandingSummary({ viewer, rounds }: StandingSummaryProps) {
  return (
    <Box sx={bar}>
      <Box component="p" sx={{ m: 0 }}>
        {viewer === 'member' ? <MemberText rounds={rounds} /> : <GuestText />}
      </Box>
      <AppLink to={`#${LEADERBOARD_ID}`} underline="always" onClick={goToLeaderboard} sx={link}>
        Go to the leaderboard
      </AppLink>
    </Box>
  );
}

function GuestText() {
  return (
    <>
      <AppLink
        to={loginPath(paths.codeConquest)}
        state={loginState({ action: 'compete' })}
        underline="always"
      >
        Log in
      </AppLink>{' '}
      to earn points and appear on the leaderboard with your first name and the initial of your last
      name.
    </>
  );
}

function MemberText({ rounds = [] }: Pick<StandingSummaryProps, 'rounds'>) {
  const { data, isPending } = useInfiniteQuery(leaderboardQuery('member', 0));
  if (isPending) return <Skeleton component="span" width="16em" />;
  const { you = null, total = 0 } = data?.pages[0] ?? {};
  const maxPoints = rounds.reduce((sum, { points }) => sum + points, 0);
  if (!data) return 'Each challenge earns its points once.';
  if (!you) return 'You have no points yet. Solve any challenge to earn some.';
  return (
    <>
      Rank <b>{you.rank}</b> of {total} · <b>{you.points}</b>
      {maxPoints > 0 && ` of ${maxPoints}`} points
    </>
  );
}

/** Moves the focus without changing the URL, which holds the round. */
function goToLeaderboard(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(LEADERBOARD_ID)?.focus();
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
  minHeight: { xs: 56, lg: 24 },
  mt: -1,
  mb: 2.5,
  typography: 'body2',
  color: 'text.secondary',
  '& b': { color: 'text.primary' },
} as const;

const link = { display: { lg: 'none' }, py: 0.25 } as const;
