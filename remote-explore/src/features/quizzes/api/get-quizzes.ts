import { call } from '@sopaan/api-client/call';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { queryOptions } from '@tanstack/react-query';

export const quizzesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['quizzes', limit],
    queryFn: ({ signal }) => call(getQuizzesEndpoint, { limit }, { signal }),
  });
