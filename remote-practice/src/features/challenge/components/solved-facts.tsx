import { Box } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '../api/get-standing';

interface SolvedFactsProps {
  /** The type of the challenge. */
  type: string;
  /** The points that the submission earned; 0 if the challenge was solved before. */
  pointsEarned: number;
}

/** What an accepted submission has brought: points, and the member's rank or streak. */
export function SolvedFacts({ type, pointsEarned }: SolvedFactsProps) {
  const { data: facts = [] } = useQuery(standingQuery(type));
  if (pointsEarned === 0 && facts.length === 0) return null;
  return (
    <Box component="ul" aria-label="What you have earned" sx={list}>
      {pointsEarned > 0 && (
        <li>
          <Chip color="success" label={`+${pointsEarned} points`} />
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>
          <Chip variant="outlined" label={fact} />
        </li>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;
