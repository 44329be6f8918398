import type { QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { startAttempt } from '../api/start-attempt';
import { submitAttempt } from '../api/submit-attempt';
import { deviceDeadline } from './clock';
import { codeOf } from './error-of';
import { readStoredAttempt, storeAttempt } from './stored-attempt';

/** What this tab finds when it comes to a quiz: an attempt under way, or the result of one that is over. */
export type Opened = { attempt: QuizAttempt } | { result: QuizResult };

export async function openAttempt(quizId: string): Promise<Opened> {
  const stored = readStoredAttempt(quizId);
  if (stored && (stored.ended || stored.deadline <= Date.now())) {
    try {
      return { result: await submitAttempt(stored.attemptId) };
    } catch (error) {
      // It is another person's, or is gone: then it is none of this visit's business.
      if (codeOf(error) !== 'NOT_FOUND' && codeOf(error) !== 'FORBIDDEN') throw error;
      storeAttempt(quizId, null);
    }
  }
  const attempt = await startAttempt(quizId);
  const drafts = stored?.attemptId === attempt.attemptId ? stored.drafts : [];
  storeAttempt(quizId, {
    attemptId: attempt.attemptId,
    deadline: deviceDeadline(attempt),
    ended: false,
    drafts,
  });
  return { attempt };
}
