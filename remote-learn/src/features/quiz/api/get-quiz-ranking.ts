import { call } from '@sopaan/api-client/call';
import { getQuizRankingEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import { queryOptions } from '@tanstack/react-query';

/** How the member's first result at a ranked quiz compares with those of other people. */
export function quizRankingQuery(quizId: string) {
  return queryOptions({
    queryKey: ['quiz-ranking', quizId],
    queryFn: ({ signal }) => call(getQuizRankingEndpoint, { quizId }, { signal }),
  });
}
