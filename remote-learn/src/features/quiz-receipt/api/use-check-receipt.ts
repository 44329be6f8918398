import { call } from '@sopaan/api-client/call';
import {
  signedQuizReceiptSchema,
  verifyQuizReceiptEndpoint,
  type SignedQuizReceipt,
} from '@sopaan/schemas/quizzes/quiz-receipt';
import { useMutation } from '@tanstack/react-query';

/** The result of a check. `receipt` is null for a file that is not a receipt. */
export interface CheckedReceipt {
  receipt: SignedQuizReceipt['receipt'] | null;
  valid: boolean;
}

/** Checks the signature of a downloaded receipt. */
export function useCheckReceipt() {
  return useMutation({
    mutationFn: async (file: File): Promise<CheckedReceipt> => {
      const signed = parseReceipt(await file.text());
      if (!signed) return { receipt: null, valid: false };
      const { valid } = await call(verifyQuizReceiptEndpoint, signed);
      return { receipt: signed.receipt, valid };
    },
  });
}

function parseReceipt(text: string): SignedQuizReceipt | null {
  try {
    return signedQuizReceiptSchema.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    return null;
  }
}
