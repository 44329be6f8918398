import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getQuizEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { queryOptions } from '@tanstack/react-query';

export interface QuizParams {
  id: string;
  parentId: string;
  type: string;
}

/** Prefix of the query keys of one quiz, whatever URL it is requested by. */
export const quizKey = (quizId: string) => ['quiz', quizId];

/** One quiz; null if there is none. */
export function quizQuery({ id, parentId, type }: QuizParams) {
  return queryOptions({
    queryKey: [...quizKey(id), parentId, type],
    queryFn: ({ signal }) =>
      callOrNull(
        getQuizEndpoint,
        { type: [type], institute_id: parentId, quiz_id: id },
        { signal },
      ),
  });
}
