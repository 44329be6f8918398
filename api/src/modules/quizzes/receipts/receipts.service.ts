import type { SignedQuizReceipt } from '@sopaan/schemas/quizzes/quiz-receipt';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { toAttemptQuestions, type AttemptQuestion } from '../attempt-questions';
import type { AttemptAnswer } from '../attempt-record';
import { findAnswers, lockAttempt } from '../attempts.repository';
import { findQuestions } from '../questions.repository';
import type { ReceiptKeys } from './receipt-keys';
import { findReceipt } from './receipts.repository';

/** The signed receipt of the member's own attempt. */
export function signReceipt(
  database: Database,
  keys: ReceiptKeys,
  { attemptId, userId }: { attemptId: string; userId: string },
): Promise<SignedQuizReceipt> {
  return database.transaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, attemptId, userId);
    if (!attempt) throw new ApiError('NOT_FOUND');
    const summary = await findReceipt(transaction, attemptId, keys.codeOf(attemptId));
    if (!summary) throw new ApiError('CLOSED', { message: 'The attempt has not ended yet.' });
    const stored = await findQuestions(transaction, attempt.quiz_id);
    const answers = await findAnswers(transaction, attemptId);
    const receipt = {
      ...summary,
      answers: toAttemptQuestions(stored, attempt.questions).map((question) => {
        const answer = answers.get(question.shown.id);
        return {
          question: question.shown.question,
          answer: answer ? answerText(question, answer) : '',
          savedAt: answer?.savedAt?.toISOString() ?? null,
        };
      }),
    };
    return { receipt, signature: keys.sign(receipt) };
  });
}

/** The answer as text: the chosen options, in the chosen order, or the number with its unit. */
function answerText(
  { stored: { options, unit } }: AttemptQuestion,
  { optionIndex, optionIndexes, value }: AttemptAnswer,
): string {
  if (value !== null) return unit ? `${value} ${unit}` : String(value);
  const indexes = optionIndexes ?? [optionIndex ?? -1];
  return indexes.flatMap((index) => options[index] ?? []).join('; ');
}
