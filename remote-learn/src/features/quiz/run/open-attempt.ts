import type { QuizAttempt } from '@sopaan/schemas/quiz-attempt';
import { startAttempt } from '../api/start-attempt';
import { deviceClosing } from './clock';
import { readStoredAttempt, storeAttempt } from './stored-attempt';

/** The attempt of this browser that has ended while nobody was looking; null when there is none. */
export function endedAttempt(quizId: string): string | null {
  const stored = readStoredAttempt(quizId);
  return stored && !stored.isOver && stored.closes <= Date.now() ? stored.attemptId : null;
}

/** Whether this browser has an attempt that still runs. */
export function isUnderWay(quizId: string): boolean {
  const stored = readStoredAttempt(quizId);
  return stored !== null && !stored.isOver && stored.closes > Date.now();
}

/** Starts an attempt or resumes the running one, with what this browser has not sent of it. */
export async function openAttempt(quizId: string): Promise<QuizAttempt> {
  const attempt = await startAttempt(quizId);
  const stored = readStoredAttempt(quizId);
  if (stored?.attemptId !== attempt.attemptId) {
    storeAttempt(quizId, {
      attemptId: attempt.attemptId,
      closes: deviceClosing(attempt),
      answers: attempt.answers,
      unsent: [],
      isOver: false,
    });
  }
  return attempt;
}

/** Tells the other tabs that the attempt is over. What did not reach the server stays known. */
export function closeAttempt(quizId: string, attemptId: string): void {
  const stored = readStoredAttempt(quizId);
  if (stored?.attemptId === attemptId && !stored.isOver) {
    storeAttempt(quizId, { ...stored, isOver: true });
  }
}
