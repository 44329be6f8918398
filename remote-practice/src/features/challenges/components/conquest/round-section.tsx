import { paths } from '@sopaan/contract/paths';
import type { ChallengeListItem } from '@sopaan/schemas/practice/challenge';
import type { ConquestRound } from '@sopaan/schemas/practice/conquest';
import { ChallengeStatus } from '@sopaan/search/challenge-status';
import { DifficultyBadge } from '@sopaan/search/difficulty-badge';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { coverCard } from '../../../../styles/cover-card';

/** One round: title, summary, the member's progress, and its challenges in order. */
export function RoundSection({ round }: { round: ConquestRound }) {
  const { number, title, summary, points, earnedPoints, challenges } = round;
  const heading = `round-${number}`;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'grid', gap: 0.75, p: { xs: 2, md: 2.5 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="overline" color="textSecondary" component="p">
            Round {number}
          </Typography>
          <Typography variant="subtitle2" component="p">
            {earnedPoints === null
              ? `${points} points to earn`
              : `${earnedPoints} of ${points} points`}
          </Typography>
        </Box>
        <Typography id={heading} component="h2" variant="h4">
          {title}
        </Typography>
        {summary && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {summary}
          </Typography>
        )}
        {earnedPoints !== null && points > 0 && (
          <LinearProgress
            variant="determinate"
            value={(100 * Math.min(earnedPoints, points)) / points}
            aria-hidden="true"
            sx={{ height: 8, borderRadius: 4, mt: 0.75 }}
          />
        )}
      </Box>
      <Box component="ol" aria-labelledby={heading} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {challenges.map((challenge) => (
          <RoundChallenge key={challenge.id} challenge={challenge} />
        ))}
      </Box>
    </Card>
  );
}

function RoundChallenge({ challenge }: { challenge: ChallengeListItem }) {
  const { id, type, title, difficultyLevel, points, solvedCount, status } = challenge;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <AppLink
          to={paths.challenge(type, title, id)}
          color="textPrimary"
          underline="none"
          sx={{
            typography: 'subtitle1',
            ...coverCard,
          }}
        >
          {title}
        </AppLink>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'caption' }}>
          <DifficultyBadge level={difficultyLevel} />
          <span>{points} points</span>
          {solvedCount > 0 && <span>Solved by {solvedCount}</span>}
        </Box>
      </Box>
      <ChallengeStatus status={status} />
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, md: 2.5 },
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(a:focus-visible)': { bgcolor: 'action.hover' },
} as const;
