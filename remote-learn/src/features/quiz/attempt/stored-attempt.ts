import { quizAnswerSchema, type QuizAnswer } from '@sopaan/schemas/quiz-attempt';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { array, boolean, number, object, string, type InferType } from 'yup';

/**
 * An attempt in local storage. All tabs share it and it outlives them, so that no answer is lost before the server has
 * confirmed it.
 */
const storedAttemptSchema = object({
  attemptId: string().required(),
  /** When the server stops accepting answers, on this device's clock. */
  closes: number().required(),
  /** The chosen option of each question. */
  answers: array(quizAnswerSchema.required()).required(),
  /** Questions whose answer the server has not confirmed. */
  unsent: array(string().required()).required(),
  isOver: boolean().required(),
}).required();
export type StoredAttempt = InferType<typeof storedAttemptSchema>;

const draftName = (quizId: string) => `quiz.${quizId}`;

export function readStoredAttempt(quizId: string): StoredAttempt | null {
  const draft = readDraft(draftName(quizId));
  return storedAttemptSchema.isValidSync(draft, { strict: true }) ? draft : null;
}

/** Without storage, a reload starts from the answers that the server has. */
export function storeAttempt(quizId: string, attempt: StoredAttempt | null): void {
  writeDraft(draftName(quizId), attempt ?? undefined);
}

/** Changes the answer to one question, and keeps what other tabs have stored for the others. */
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
