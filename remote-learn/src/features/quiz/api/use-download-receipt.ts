import { call } from '@sopaan/api-client/call';
import { getSignedQuizReceiptEndpoint } from '@sopaan/schemas/quizzes/quiz-receipt';
import { saveBlob } from '@sopaan/ui/save-blob';
import { useMutation } from '@tanstack/react-query';
import { receiptPath } from '../receipt-path';

/** Downloads the signed receipt of an attempt as a file. */
export function useDownloadReceipt(attemptId: string) {
  return useMutation({
    mutationFn: async () => {
      const signed = await call(getSignedQuizReceiptEndpoint, { attemptId });
      const verifiedAt = new URL(receiptPath(signed.receipt.code), location.origin).href;
      const text = JSON.stringify({ verifiedAt, ...signed }, null, 2);
      saveBlob('sopaan-quiz-receipt.json', new Blob([text], { type: 'application/json' }));
      return signed.receipt;
    },
  });
}
