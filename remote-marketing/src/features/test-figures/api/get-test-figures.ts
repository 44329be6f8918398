import { call } from '@sopaan/api-client/call';
import { getQuizFiguresEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import { queryOptions } from '@tanstack/react-query';

/** The number of items of the reasoning test, and of people who have taken it. */
export const testFiguresQuery = queryOptions({
  queryKey: ['reasoning-test-figures'],
  queryFn: ({ signal }) => call(getQuizFiguresEndpoint, { quizId: 'reasoning-test' }, { signal }),
});
