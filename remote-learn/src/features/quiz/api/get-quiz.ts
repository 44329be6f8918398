import { call } from '@sopaan/api-client/call';
import { getQuizEndpoint } from '@sopaan/schemas/quiz';
import { queryOptions } from '@tanstack/react-query';

export interface QuizAddress {
  id: string;
  parentId: string;
  type: string;
}

/** Of one quiz, by whichever address it is read. */
export const quizKey = (quizId: string) => ['quiz', quizId];

export function quizQuery({ id, parentId, type }: QuizAddress) {
  return queryOptions({
    queryKey: [...quizKey(id), parentId, type],
    queryFn: ({ signal }) =>
      call(getQuizEndpoint, { type: [type], institute_id: parentId, quiz_id: id }, { signal }),
  });
}
