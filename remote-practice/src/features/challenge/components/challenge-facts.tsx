import { Box } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { Challenge } from '@sopaan/schemas/challenge';

const statusWords: Readonly<Record<string, string>> = { solved: 'Solved', tried: 'Tried' };

/** Difficulty, points and topics in a row. */
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
      {status && statusWords[status] && (
        <li>
          <Chip size="small" color={isSolved ? 'success' : 'warning'} label={statusWords[status]} />
        </li>
      )}
    </Box>
  );
}
