import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getQuizReceiptEndpoint } from '@sopaan/schemas/quizzes/quiz-receipt';
import { queryOptions } from '@tanstack/react-query';

/** The summary of the receipt with this code; null if there is none. */
export const receiptQuery = (code: string) =>
  queryOptions({
    queryKey: ['quiz-receipt', code],
    queryFn: ({ signal }) => callOrNull(getQuizReceiptEndpoint, { code }, { signal }),
  });
