import type { FastifyInstance } from 'fastify';
import {
  getQuizReceiptEndpoint,
  getSignedQuizReceiptEndpoint,
  verifyQuizReceiptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-receipt';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { receiptKeys } from './receipt-keys';
import { findReceipt } from './receipts.repository';
import { signReceipt } from './receipts.service';

export function quizReceipts(app: FastifyInstance): void {
  const keys = receiptKeys(app.settings.tokenSecret);

  route(app, getSignedQuizReceiptEndpoint, ({ input: { attemptId }, user, database }) =>
    signReceipt(database, keys, { attemptId, userId: user.id }),
  );

  route(app, getQuizReceiptEndpoint, async ({ input: { code }, database }) => {
    const attemptId = keys.attemptOf(code);
    const receipt =
      attemptId === undefined ? undefined : await findReceipt(database, attemptId, code);
    if (!receipt) throw new ApiError('NOT_FOUND');
    return receipt;
  });

  route(app, verifyQuizReceiptEndpoint, ({ input: { receipt, signature } }) => ({
    valid: keys.verify(receipt, signature),
  }));
}
