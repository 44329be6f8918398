import type { QuizAttempt } from '@sopaan/schemas/quiz-attempt';
import { startAttempt } from '../api/start-attempt';
import { deviceClosing } from './clock';
import { readStoredAttempt, storeAttempt } from './stored-attempt';

/** Id of this browser's attempt whose time ran out while the page was closed; null when there is none. */
export function expiredAttemptId(quizId: string): string | null {
  const stored = readStoredAttempt(quizId);
  return stored && !stored.isOver && stored.closes <= Date.now() ? stored.attemptId : null;
}

/** Whether this browser has a running attempt. */
export function hasRunningAttempt(quizId: string): boolean {
  const stored = readStoredAttempt(quizId);
  return stored !== null && !stored.isOver && stored.closes > Date.now();
}

/** Starts or resumes an attempt, and keeps the unsent answers of this browser. */
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

/** Tells the other tabs that the attempt is over. Unsent answers stay stored, to be reported in the result. */
export function closeAttempt(quizId: string, attemptId: string): void {
  const stored = readStoredAttempt(quizId);
  if (stored?.attemptId === attemptId && !stored.isOver) {
    storeAttempt(quizId, { ...stored, isOver: true });
  }
}
