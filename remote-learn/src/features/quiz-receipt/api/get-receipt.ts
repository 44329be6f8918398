import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getQuizReceiptEndpoint } from '@sopaan/schemas/quizzes/quiz-receipt';
import { queryOptions } from '@tanstack/react-query';

/** The result that a receipt is about; null when no receipt has this code. */
export const receiptQuery = (code: string) =>
  queryOptions({
    queryKey: ['quiz-receipt', code],
    queryFn: ({ signal }) => callOrNull(getQuizReceiptEndpoint, { code }, { signal }),
  });
