import { quizAnswerSchema, type QuizAnswer } from '@sopaan/schemas/quiz-attempt';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { array, boolean, number, object, string, type InferType } from 'yup';

/**
 * What this browser knows of an attempt. Its tabs share it, and it outlives them, so that no answer is lost that the server
 * has not confirmed.
 */
const storedAttemptSchema = object({
  attemptId: string().required(),
  /** When answers can no longer arrive, on this device's clock. */
  closes: number().required(),
  /** What is chosen, question by question. */
  answers: array(quizAnswerSchema.required()).required(),
  /** Questions whose answer the server has not confirmed. */
  unsent: array(string().required()).required(),
  isOver: boolean().required(),
}).required();
export type StoredAttempt = InferType<typeof storedAttemptSchema>;

const nameOf = (quizId: string) => `quiz.${quizId}`;

export function readStoredAttempt(quizId: string): StoredAttempt | null {
  const draft = readDraft(nameOf(quizId));
  return storedAttemptSchema.isValidSync(draft, { strict: true }) ? draft : null;
}

/** Where the browser keeps nothing, a reload starts from what the server has. */
export function storeAttempt(quizId: string, attempt: StoredAttempt | null): void {
  writeDraft(nameOf(quizId), attempt ?? undefined);
}

/** Changes what stands for one question and leaves what other tabs have written for the others. */
export function storeAnswer(
  quizId: string,
  attemptId: string,
  { questionId, optionIndex, isSent }: QuizAnswer & { isSent: boolean },
): void {
  const stored = readStoredAttempt(quizId);
  if (stored?.attemptId !== attemptId) return;
  const answers = stored.answers.filter((answer) => answer.questionId !== questionId);
  const unsent = stored.unsent.filter((id) => id !== questionId);
  storeAttempt(quizId, {
    ...stored,
    answers: [...answers, { questionId, optionIndex }],
    unsent: isSent ? unsent : [...unsent, questionId],
  });
}

/** The answers that the server has not confirmed. */
export function unsentAnswers({ answers, unsent }: StoredAttempt): QuizAnswer[] {
  return answers.filter(({ questionId }) => unsent.includes(questionId));
}
