import { loginPath, paths } from '@sopaan/contract/paths';
import type { SessionStatus } from '@sopaan/contract/stores';
import type { ConquestRound } from '@sopaan/schemas/conquest';
import { AppLink, Box, Skeleton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { leaderboardQuery } from './get-leaderboard';

/** The heading of the leaderboard, which small screens have below all rounds. */
export const LEADERBOARD = 'leaderboard';

interface OwnStandingProps {
  viewer: SessionStatus;
  rounds: readonly ConquestRound[] | undefined;
}

/** How the reader stands, and the way to everybody else. */
export function OwnStanding({ viewer, rounds }: OwnStandingProps) {
  return (
    <Box sx={bar}>
      <Box component="p" sx={{ m: 0 }}>
        {viewer === 'member' ? <MemberText rounds={rounds} /> : <GuestText />}
      </Box>
      <AppLink to={`#${LEADERBOARD}`} underline="always" onClick={goToLeaderboard} sx={link}>
        Go to the leaderboard
      </AppLink>
    </Box>
  );
}

function GuestText() {
  return (
    <>
      <AppLink to={loginPath(paths.codeConquest)} underline="always">
        Log in
      </AppLink>{' '}
      to win points and stand on the leaderboard with your first name and the initial of your last
      name.
    </>
  );
}

function MemberText({ rounds = [] }: Pick<OwnStandingProps, 'rounds'>) {
  const { data, isPending } = useInfiniteQuery(leaderboardQuery('member', 0));
  if (isPending) return <Skeleton component="span" width="16em" />;
  const { you = null, total = 0 } = data?.pages[0] ?? {};
  const all = rounds.reduce((sum, { points }) => sum + points, 0);
  if (!data) return 'Each solved challenge gives its points once.';
  if (!you) return 'You have no points yet: any solved challenge gives some.';
  return (
    <>
      You are number <b>{you.rank}</b> of {total} with <b>{you.points}</b>
      {all > 0 && ` of ${all}`} points.
    </>
  );
}

/** The address stays as it is, with its round. */
function goToLeaderboard(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(LEADERBOARD)?.focus();
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
