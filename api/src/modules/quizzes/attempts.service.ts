import type { QuestionKind, Quiz, QuizAttempts } from '@sopaan/schemas/quizzes/quiz';
import type {
  QuizAnswer,
  QuizAttempt,
  QuizResult,
  SavedAttempt,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import {
  drawQuestions,
  toAttemptQuestions,
  toShown,
  type AttemptQuestion,
} from './attempt-questions';
import {
  addAttempt,
  findAnswers,
  findHistory,
  lockAttempt,
  lockUnsubmittedAttempt,
  storeAnswer,
  type AttemptHistory,
} from './attempts.repository';
import type { Attempt } from './attempt-record';
import { buildReview } from './build-review';
import { endAttempt } from './end-attempt';
import { findExtraTime } from './extra-time/extra-time.repository';
import { findQuestions } from './questions.repository';
import { questionsPerAttempt, toQuiz, type QuizRow } from './quiz-record';
import { findQuiz, findQuizById } from './quizzes.repository';
import { toShownAnswer, toStoredAnswer } from './stored-answer';

interface StartedQuiz {
  quizId: string;
  userId: string;
  order: 'stored' | 'shuffled';
  /** The kinds of questions that the page can show; older pages name none. */
  kinds?: readonly QuestionKind[] | undefined;
}

/** Returns the quiz, with its questions only during an attempt, or always if the quiz shows them to everyone (`is_open`). */
export async function readQuiz(
  database: Queryable,
  key: { id: string; instituteId: string; types: readonly string[] },
  userId: string | undefined,
): Promise<Quiz> {
  const quiz = await findQuiz(database, key);
  if (!quiz) throw new ApiError('NOT_FOUND');
  const history = userId === undefined ? null : await findHistory(database, quiz.id, userId);
  const isShown = quiz.is_open || history?.running !== undefined;
  const storedQuestions = isShown ? await findQuestions(database, quiz.id) : [];
  const questions = toAttemptQuestions(storedQuestions, history?.running?.questions ?? null);
  return toQuiz(quiz, questions.map(toShown), {
    attempts: history && toAttempts(quiz, history),
    extraTimePercent: userId === undefined ? 0 : await findExtraTime(database, quiz.id, userId),
  });
}

/** Returns the running attempt or starts one, after ending one whose time is over. */
export function startAttempt(
  database: Database,
  { quizId, userId, order, kinds }: StartedQuiz,
): Promise<QuizAttempt> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, userId);
    const unsubmitted = await lockUnsubmittedAttempt(transaction, quizId, userId);
    if (unsubmitted && !unsubmitted.is_expired) return toAttemptResponse(transaction, unsubmitted);
    if (unsubmitted) await endAttempt(transaction, unsubmitted.id);
    const quiz = await findQuizById(transaction, quizId);
    if (!quiz) throw new ApiError('NOT_FOUND');
    assertCanStart(quiz, await findHistory(transaction, quizId, userId));
    const questions = drawQuestions(await findQuestions(transaction, quizId), {
      kinds,
      count: questionsPerAttempt(quiz),
      order,
    });
    await addAttempt(transaction, { quizId, userId, questions });
    const attempt = await lockUnsubmittedAttempt(transaction, quizId, userId);
    if (!attempt) throw new ApiError('NOT_FOUND');
    return toAttemptResponse(transaction, attempt);
  });
}

function assertCanStart(
  { attempts_max: maxAttempts }: QuizRow,
  { used, next }: AttemptHistory,
): void {
  if (maxAttempts !== null && used >= maxAttempts) {
    throw new ApiError('CLOSED', { message: 'You have used all attempts at this quiz.' });
  }
  if (!next) return;
  throw new ApiError('RATE_LIMITED', {
    message: 'You cannot take this quiz again yet.',
    retryAfter: next.seconds,
  });
}

interface SavedAnswer {
  attemptId: string;
  userId: string;
  answer: QuizAnswer;
  /** Whether the response has the questions. */
  isWholeAttempt: boolean;
}

export function saveAnswer(
  database: Database,
  { attemptId, userId, answer, isWholeAttempt }: SavedAnswer,
): Promise<SavedAttempt> {
  return database.transaction(async (transaction) => {
    const attempt = await requireAttempt(transaction, attemptId, userId);
    if (attempt.submitted_at || attempt.is_expired) throw new ApiError('CLOSED');
    const questions = await findAttemptQuestions(transaction, attempt);
    const { questionId } = answer;
    const question = questions.find(({ shown }) => shown.id === questionId);
    if (!question) {
      throw new ApiError('VALIDATION_FAILED', {
        fields: { questionId: 'This question is not part of the quiz.' },
      });
    }
    await storeAnswer(transaction, { attemptId, questionId }, toStoredAnswer(question, answer));
    const { questions: shown, ...saved } = await toAttemptResponse(transaction, attempt, questions);
    return isWholeAttempt ? { ...saved, questions: shown } : saved;
  });
}

/** Idempotent: only the first call ends the attempt, every call returns its result. */
export function submitAttempt(
  database: Database,
  attemptId: string,
  userId: string,
): Promise<QuizResult> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, userId);
    await requireAttempt(transaction, attemptId, userId);
    await endAttempt(transaction, attemptId);
    const attempt = await requireAttempt(transaction, attemptId, userId);
    const { quiz_id: quizId, submitted_at: submittedAt, score } = attempt;
    const quiz = await findQuizById(transaction, quizId);
    if (!quiz || !submittedAt || score === null) throw new ApiError('INTERNAL');
    const history = await findHistory(transaction, quizId, userId);
    const questions = await findAttemptQuestions(transaction, attempt);
    const answers = await findAnswers(transaction, attemptId);
    return {
      attemptId,
      quizId,
      submittedAt: submittedAt.toISOString(),
      score,
      total: questions.length,
      questions: questions.map(toShown),
      chosen: questions.map((question) => toShownAnswer(question, answers.get(question.shown.id))),
      attempts: toAttempts(quiz, history),
      review: isAnswerKeyShown(quiz, history) ? buildReview(questions, answers) : [],
    };
  });
}

/** Depending on the quiz, the answer key is shown after each attempt or only after the last one. */
function isAnswerKeyShown(
  { key_shown: keyShown, attempts_max: maxAttempts }: QuizRow,
  history: AttemptHistory,
) {
  if (keyShown === 'after_attempt') return true;
  return maxAttempts !== null && history.used >= maxAttempts && !history.running;
}

/** Fails with NOT_FOUND for unknown attempts and those of other users. */
async function requireAttempt(
  transaction: Queryable,
  attemptId: string,
  userId: string,
): Promise<Attempt> {
  const attempt = await lockAttempt(transaction, attemptId, userId);
  if (!attempt) throw new ApiError('NOT_FOUND');
  return attempt;
}

async function findAttemptQuestions(
  database: Queryable,
  attempt: Attempt,
): Promise<AttemptQuestion[]> {
  return toAttemptQuestions(await findQuestions(database, attempt.quiz_id), attempt.questions);
}

async function toAttemptResponse(
  database: Queryable,
  attempt: Attempt,
  knownQuestions?: AttemptQuestion[],
): Promise<QuizAttempt> {
  const questions = knownQuestions ?? (await findAttemptQuestions(database, attempt));
  const answers = await findAnswers(database, attempt.id);
  return {
    attemptId: attempt.id,
    quizId: attempt.quiz_id,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline.toISOString(),
    closesAt: attempt.closes_at.toISOString(),
    serverNow: attempt.server_now.toISOString(),
    questions: questions.map(toShown),
    answers: questions.flatMap((question) => {
      const answer = answers.get(question.shown.id);
      return answer ? [toShownAnswer(question, answer)] : [];
    }),
  };
}

function toAttempts({ attempts_max: maxAttempts }: QuizRow, history: AttemptHistory): QuizAttempts {
  const { used, running, next } = history;
  const hasAttemptsLeft = maxAttempts === null || used < maxAttempts;
  return {
    used,
    running: running !== undefined,
    nextAt: hasAttemptsLeft ? (next?.at.toISOString() ?? null) : null,
  };
}
