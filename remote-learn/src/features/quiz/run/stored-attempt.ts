import { quizAnswerSchema } from '@sopaan/schemas/quiz-attempt';
import { array, boolean, number, object, string, type InferType } from 'yup';

/** What this tab remembers of an attempt, so that a reload goes on where it was. */
const storedAttemptSchema = object({
  attemptId: string().required(),
  /** On this device's clock. */
  deadline: number().required(),
  ended: boolean().required(),
  /** Answers that the server has not confirmed yet. */
  drafts: array(quizAnswerSchema.required()).required(),
});
export type StoredAttempt = InferType<typeof storedAttemptSchema>;

const keyOf = (quizId: string) => `sopaan-quiz:${quizId}`;

export function readStoredAttempt(quizId: string): StoredAttempt | null {
  try {
    const json = sessionStorage.getItem(keyOf(quizId));
    return json === null ? null : storedAttemptSchema.validateSync(JSON.parse(json));
  } catch {
    return null;
  }
}

export function storeAttempt(quizId: string, attempt: StoredAttempt | null): void {
  try {
    if (attempt === null) sessionStorage.removeItem(keyOf(quizId));
    else sessionStorage.setItem(keyOf(quizId), JSON.stringify(attempt));
  } catch {
    // Without storage a reload starts from what the server has.
  }
}
