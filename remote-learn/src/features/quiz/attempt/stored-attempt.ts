import {
  quizAnswerSchema,
  type QuizAnswer,
  type QuizAttempt,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { array, boolean, number, object, string, type InferType } from 'yup';
import { graceEndOnDeviceClock } from './clock';

/**
 * An attempt in local storage. All tabs share it and it outlives them, so that no answer is lost before the server has
 * confirmed it.
 */
const storedAttemptSchema = object({
  attemptId: string().required(),
  /** When the server stops accepting answers, on this device's clock. */
  closes: number().required(),
  /** The answer to each question. */
  answers: array(quizAnswerSchema.required()).required(),
  /** Questions whose answer the server has not confirmed. */
  unsent: array(string().required()).required(),
  /** Questions that are marked for later. Missing in attempts that earlier versions stored. */
  flagged: array(string().required()),
  /** Whether the attempt was submitted, in this tab or another one. */
  isOver: boolean().required(),
}).required();
export type StoredAttempt = InferType<typeof storedAttemptSchema>;

const draftName = (quizId: string) => `quiz.${quizId}`;

export function readStoredAttempt(quizId: string): StoredAttempt | null {
  const draft = readDraft(draftName(quizId));
  return storedAttemptSchema.isValidSync(draft, { strict: true }) ? draft : null;
}

/** Without storage, a reload starts from the answers that the server has. */
function storeAttempt(quizId: string, attempt: StoredAttempt): void {
  writeDraft(draftName(quizId), attempt);
}

/** Stores an attempt that has just been started or resumed, and keeps the unsent answers of this browser. */
export function storeOpenedAttempt(attempt: QuizAttempt): void {
  const { quizId, attemptId, answers } = attempt;
  if (readStoredAttempt(quizId)?.attemptId === attemptId) return;
  const closes = graceEndOnDeviceClock(attempt);
  storeAttempt(quizId, { attemptId, closes, answers, unsent: [], isOver: false });
}

/** Notifies the other tabs that the attempt is over. Unsent answers stay stored, to be reported in the result. */
export function closeStoredAttempt(quizId: string, attemptId: string): void {
  const storedAttempt = readStoredAttempt(quizId);
  if (storedAttempt?.attemptId === attemptId && !storedAttempt.isOver) {
    storeAttempt(quizId, { ...storedAttempt, isOver: true });
  }
}

/** The id of an attempt of this browser whose time ran out while the page was closed; null when there is none. */
export function expiredAttemptId(quizId: string): string | null {
  const storedAttempt = readStoredAttempt(quizId);
  return storedAttempt && !storedAttempt.isOver && storedAttempt.closes <= Date.now()
    ? storedAttempt.attemptId
    : null;
}

/** Whether this browser has a running attempt. */
export function hasRunningAttempt(quizId: string): boolean {
  const storedAttempt = readStoredAttempt(quizId);
  return storedAttempt !== null && !storedAttempt.isOver && storedAttempt.closes > Date.now();
}

/** Changes the answer to one question, and keeps what other tabs have stored for other questions. */
export function storeAnswer(
  quizId: string,
  attemptId: string,
  { isSent, ...answer }: QuizAnswer & { isSent: boolean },
): void {
  const storedAttempt = readStoredAttempt(quizId);
  if (storedAttempt?.attemptId !== attemptId) return;
  const { questionId } = answer;
  const answers = storedAttempt.answers.filter((stored) => stored.questionId !== questionId);
  const unsent = storedAttempt.unsent.filter((id) => id !== questionId);
  storeAttempt(quizId, {
    ...storedAttempt,
    answers: [...answers, answer],
    unsent: isSent ? unsent : [...unsent, questionId],
  });
}

/** Changes which questions are flagged. Flags stay in this browser, as they are not part of the answers. */
export function storeFlags(quizId: string, attemptId: string, flagged: readonly string[]): void {
  const storedAttempt = readStoredAttempt(quizId);
  if (storedAttempt?.attemptId !== attemptId) return;
  storeAttempt(quizId, { ...storedAttempt, flagged: [...flagged] });
}

/** The answers that the server has not confirmed. */
export function unsentAnswers({ answers, unsent }: StoredAttempt): QuizAnswer[] {
  return answers.filter(({ questionId }) => unsent.includes(questionId));
}

/** The answers that the server has confirmed. */
export function sentAnswers({ answers, unsent }: StoredAttempt): QuizAnswer[] {
  return answers.filter(({ questionId }) => !unsent.includes(questionId));
}
