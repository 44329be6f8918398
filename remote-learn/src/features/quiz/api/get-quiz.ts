import { call } from '@sopaan/api-client/call';
import { getQuizEndpoint } from '@sopaan/schemas/quiz';
import { queryOptions } from '@tanstack/react-query';

export interface QuizAddress {
  id: string;
  parentId: string;
  type: string;
}

export function quizQuery({ id, parentId, type }: QuizAddress) {
  return queryOptions({
    queryKey: ['quiz', id, parentId, type],
    queryFn: ({ signal }) =>
      call(getQuizEndpoint, { type: [type], institute_id: parentId, quiz_id: id }, { signal }),
    // Questions must not change under someone who is answering them.
    staleTime: Infinity,
  });
}
