import { paths } from '@sopaan/contract/paths';
import { SharedFeatures } from '@sopaan/search/shared-features';
import { AppLink, Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { nextChallengeQuery } from '../api/get-next-challenge';
import { SIMILAR_SHOWN, similarChallengesQuery } from '../api/get-similar-challenges';

/**
 * A short list of challenges to go on with besides the next one, each with the topics that it shares. If none shares any, the newest
 * ones.
 */
export function SimilarChallenges({ challenge }: { challenge: Challenge }) {
  const id = useId();
  const next = useQuery(nextChallengeQuery(challenge.type, challenge.id));
  const { data: similar, error, refetch } = useQuery(similarChallengesQuery(challenge.id));
  const data = next.isPending ? undefined : similar;
  const items = data?.items.filter((item) => item.id !== next.data?.id).slice(0, SIMILAR_SHOWN);
  // There are no other challenges yet.
  if (items?.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {data?.basis === 'newest' ? 'Newest challenges' : 'Similar challenges'}
      </Typography>
      {items && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {items.map(({ id: otherId, type, title, difficultyLevel, status, shared }) => (
            <Box component="li" key={otherId} sx={line}>
              <AppLink to={paths.challenge(type, title, otherId)}>{title}</AppLink>
              <Typography variant="body2" component="span" color="textSecondary">
                {`${difficultyLevel}${status === 'solved' ? ', solved' : ''}`}
              </Typography>
              <SharedFeatures shared={shared} />
            </Box>
          ))}
        </Box>
      )}
      {error && !similar && (
        <FailedState
          title="Similar challenges could not be loaded"
          description={error.message}
          onRetry={refetch}
          level="h3"
        />
      )}
      {!items && !error && <LoadingState shape="list" minHeight={120} />}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;
