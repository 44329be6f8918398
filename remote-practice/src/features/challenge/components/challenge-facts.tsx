import { Box } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { Challenge } from '@sopaan/schemas/practice/challenge';

const statusLabels: Readonly<Record<string, string>> = { solved: 'Solved', tried: 'Tried' };

/** Difficulty, points, topics and status as chips. */
export function ChallengeFacts({ challenge }: { challenge: Challenge }) {
  const { difficultyLevel, points, day, topics, status } = challenge;
  const isSolved = status === 'solved';
  return (
    <Box
      component="ul"
      aria-label="About this challenge"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0 }}
    >
      {[
        ...(day === null ? [] : [`Day ${day}`]),
        difficultyLevel,
        `${points} points`,
        ...topics,
      ].map((fact) => (
        <li key={fact}>
          <Chip size="small" variant="outlined" label={fact} />
        </li>
      ))}
      {status && statusLabels[status] && (
        <li>
          <Chip
            size="small"
            color={isSolved ? 'success' : 'warning'}
            label={statusLabels[status]}
          />
        </li>
      )}
    </Box>
  );
}
