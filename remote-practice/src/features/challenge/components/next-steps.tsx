import { paths } from '@sopaan/contract/paths';
import { Box, LinkButton } from '@sopaan/ui/core';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { useQuery } from '@tanstack/react-query';
import { nextChallengeQuery } from '../api/get-next-challenge';

/** Links from a solved challenge to the next one and back to the list. */
export function NextSteps({ challenge }: { challenge: Challenge }) {
  const { data: next } = useQuery(nextChallengeQuery(challenge.type, challenge.id));
  const isDay = challenge.day !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next && (
        <LinkButton to={paths.challenge(next.type, next.title, next.id)} variant="contained">
          {`Next: ${next.title}`}
        </LinkButton>
      )}
      <LinkButton to={isDay ? paths.hundredDays : paths.codeConquest} variant="outlined">
        {isDay ? 'See your 100 days' : 'See the rounds'}
      </LinkButton>
    </Box>
  );
}
