import {
  MIN_RANKED_PEOPLE,
  type QuizRanking as Ranking,
} from '@sopaan/schemas/quizzes/quiz-ranking';
import { Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../requests/error-message';
import { quizRankingQuery } from '../api/get-quiz-ranking';

/** How the result compares with those of other people, and what it means. */
export function QuizRanking({ quizId }: { quizId: string }) {
  const { data, error, refetch } = useQuery(quizRankingQuery(quizId));
  return (
    <Box component="section" aria-labelledby="quiz-ranking" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="quiz-ranking" variant="h3" component="h2">
        What your result means
      </Typography>
      {data && <Typography>{comparison(data)}</Typography>}
      {!data && !error && <LoadingState minHeight={48} />}
      {!data && error && (
        <FailedState
          title="The comparison could not be loaded"
          description={errorMessage(error)}
          onRetry={() => void refetch()}
          level="h3"
        />
      )}
      <Typography color="textSecondary">
        The score tells how many of these items you solved today, in this time. It is not an IQ:
        that comes from a test that was standardised on a large, representative group. Sleep,
        practice with such items and the language of the test change a result, and nobody should
        judge you by it alone.
      </Typography>
    </Box>
  );
}

function comparison({ people, first, percentile }: Ranking): string {
  const taken = people === 1 ? '1 person has' : `${people} people have`;
  if (percentile === null || first === null) {
    return `${taken} taken this test so far. Results are compared once ${MIN_RANKED_PEOPLE} people have, because fewer would say little.`;
  }
  return `${taken} taken this test. Your first attempt, ${first.score} of ${first.total}, is above the first attempts of ${percentile}% of the others. Later attempts are not compared, because some items are known by then.`;
}
