import { call } from '@sopaan/api-client/call';
import { getQuizEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { queryOptions } from '@tanstack/react-query';

export interface QuizParams {
  id: string;
  parentId: string;
  type: string;
}

/** Prefix of the query keys of one quiz, whatever URL it is requested by. */
export const quizKey = (quizId: string) => ['quiz', quizId];

export function quizQuery({ id, parentId, type }: QuizParams) {
  return queryOptions({
    queryKey: [...quizKey(id), parentId, type],
    queryFn: ({ signal }) =>
      call(getQuizEndpoint, { type: [type], institute_id: parentId, quiz_id: id }, { signal }),
  });
}
