import type { QuizReceipt } from '@sopaan/schemas/quizzes/quiz-receipt';
import { isEqual, keyedDigest, signedIds } from '../../../auth/signed-ids';

export interface ReceiptKeys {
  codeOf(attemptId: string): string;
  /** The id of the attempt; undefined if the code is invalid. */
  attemptOf(code: string): string | undefined;
  sign(receipt: QuizReceipt): string;
  verify(receipt: QuizReceipt, signature: string): boolean;
}

/** Codes and signatures are derived from the server's secret, so receipts are valid until it changes, and nothing is stored. */
export function receiptKeys(tokenSecret: string): ReceiptKeys {
  const codes = signedIds(tokenSecret, 'quiz receipt code');
  const digestOf = keyedDigest(tokenSecret, 'quiz receipt');
  const sign = (receipt: QuizReceipt) => digestOf(canonicalText(receipt)).toString('base64url');
  return {
    codeOf: (attemptId) =>
      codes.sign(Buffer.from(attemptId.replaceAll('-', ''), 'hex').toString('base64url')),
    attemptOf(code) {
      const id = codes.verify(code);
      return id === undefined ? undefined : toUuid(Buffer.from(id, 'base64url').toString('hex'));
    },
    sign,
    verify: (receipt, signature) => isEqual(signature, sign(receipt)),
  };
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The text that is signed: all fields in a fixed order, independent of their order in a file. */
function canonicalText(receipt: QuizReceipt): string {
  return JSON.stringify([
    receipt.code,
    receipt.name,
    receipt.quizId,
    receipt.quizName,
    receipt.startedAt,
    receipt.submittedAt,
    receipt.score,
    receipt.total,
    receipt.sample,
    receipt.answers.map(({ question, answer, savedAt }) => [question, answer, savedAt]),
  ]);
}
