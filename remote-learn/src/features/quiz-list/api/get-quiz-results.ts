import { call } from '@sopaan/api-client/call';
import { getQuizResultsEndpoint } from '@sopaan/schemas/quizzes/quiz-results';
import { queryOptions } from '@tanstack/react-query';

/** The member's attempts and best results. Refetched each time the list is opened, as a quiz may have been taken in between. */
export const quizResultsQuery = () =>
  queryOptions({
    queryKey: ['quiz-results'],
    queryFn: ({ signal }) => call(getQuizResultsEndpoint, {}, { signal }),
    staleTime: 0,
  });
