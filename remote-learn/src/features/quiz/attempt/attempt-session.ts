import type { QuizAnswer, QuizAttempt, SavedAttempt } from '@sopaan/schemas/quizzes/quiz-attempt';
import { isAnswered, isSameAnswer, NO_ANSWER, type AnswerContent } from './answer-content';
import { createAnswerQueue, type SavingState } from './answer-queue';
import { correctDeadline, graceEndOnDeviceClock, deadlineOnDeviceClock } from './clock';
import { createCountdown } from './countdown';
import {
  readStoredAttempt,
  sentAnswers,
  storeAnswer,
  storeFlags,
  unsentAnswers,
  type StoredAttempt,
} from './stored-attempt';
import { createSubmission, type SubmissionState } from './submission';

export interface AttemptSessionState {
  /** The answers by question id, without empty ones. */
  answers: ReadonlyMap<string, AnswerContent>;
  unsent: ReadonlySet<string>;
  /** The ids of the questions that are marked for later. */
  flagged: ReadonlySet<string>;
  saving: SavingState;
  submission: SubmissionState;
  /** The attempt is submitted at 0. */
  secondsLeft: number;
}

/** The requests of a session. They reject when the server cannot be reached or rejects them. */
export interface AttemptRequests {
  saveAnswer: (answer: QuizAnswer & { attemptId: string }) => Promise<SavedAttempt>;
  submit: (attemptId: string) => Promise<unknown>;
}

export type AttemptSession = ReturnType<typeof createAttemptSession>;

/**
 * A running attempt. It consists of three state machines: the answers and which of them are saved (`createAnswerQueue`), the submission
 * (`createSubmission`) and the time (`createCountdown`). `getState` returns one snapshot of all. `storedBefore` is what was stored when
 * the attempt was requested.
 */
export function createAttemptSession(
  attempt: QuizAttempt,
  requests: AttemptRequests,
  storedBefore: StoredAttempt | null,
) {
  const { attemptId, quizId } = attempt;
  /** The stored answers that this tab last knew of. A stored answer that differs was changed by another tab, or was not sent before. */
  let knownAnswers = storedBefore?.attemptId === attemptId ? sentAnswers(storedBefore) : [];
  const answers = new Map<string, AnswerContent>();
  let flagged: ReadonlySet<string> = new Set(readStored()?.flagged);
  const listeners = new Set<() => void>();
  const closesAt = graceEndOnDeviceClock(attempt);

  const countdown = createCountdown(deadlineOnDeviceClock(attempt), () => {
    submitIfTimeIsUp();
    // Only the time has changed: do not parse storage every second.
    publish({ ...state, secondsLeft: countdown.secondsLeft() });
  });
  const queue = createAnswerQueue({
    send: (answer) => requests.saveAnswer({ attemptId, ...answer }),
    onSaved(saved: SavedAttempt, answer, isLatest) {
      countdown.setDeadline(correctDeadline(countdown.deadline(), deadlineOnDeviceClock(saved)));
      if (isLatest) storeAnswer(quizId, attemptId, { ...answer, isSent: true });
      mergeSaved(saved.answers);
    },
    onClosed: () => void submission.submit({ isTimeUp: true }),
    onChange: notify,
  });
  const submission = createSubmission({
    send: () => requests.submit(attemptId),
    flush() {
      queueUnsent();
      return queue.flush();
    },
    flushUntilClosed() {
      queueUnsent();
      return queue.flushUntil(closesAt);
    },
    stopSaving: queue.stop,
    resumeSaving: queue.resume,
    onChange: notify,
  });
  mergeSaved(attempt.answers);

  let state = readState();

  function setAnswer({ questionId, ...content }: QuizAnswer) {
    if (isAnswered(content)) answers.set(questionId, content);
    else answers.delete(questionId);
  }
  function readStored() {
    const storedAttempt = readStoredAttempt(quizId);
    return storedAttempt?.attemptId === attemptId ? storedAttempt : null;
  }
  /** Adopts the answers that the server has, except for questions whose answer this or another tab has not sent yet. */
  function mergeSaved(savedAnswers: readonly QuizAnswer[]) {
    const storedAttempt = readStored();
    const unsent = new Set([...queue.unsent(), ...(storedAttempt?.unsent ?? [])]);
    for (const questionId of answers.keys())
      if (!unsent.has(questionId)) answers.delete(questionId);
    for (const answer of savedAnswers) if (!unsent.has(answer.questionId)) setAnswer(answer);
    for (const answer of storedAttempt ? unsentAnswers(storedAttempt) : []) setAnswer(answer);
  }
  /** Queues stored answers that are unsent and not queued here, from another tab or an earlier visit. */
  function queueUnsent() {
    const storedAttempt = readStored();
    const queued = new Set(queue.unsent());
    for (const answer of storedAttempt ? unsentAnswers(storedAttempt) : []) {
      if (!queued.has(answer.questionId)) queue.add(answer);
    }
  }
  function readState(): AttemptSessionState {
    return {
      answers: new Map(answers),
      unsent: new Set([...queue.unsent(), ...(readStored()?.unsent ?? [])]),
      flagged,
      saving: queue.state(),
      submission: submission.state(),
      secondsLeft: countdown.secondsLeft(),
    };
  }
  function submitIfTimeIsUp() {
    if (countdown.secondsLeft() === 0) void submission.submit({ isTimeUp: true });
  }
  function notify() {
    publish(readState());
  }
  function publish(next: AttemptSessionState) {
    // The result replaces the questions. Until then they stay locked, as in the last state.
    if (submission.state() === 'done') return;
    state = next;
    for (const listener of listeners) listener();
  }
  /** Adopts what another tab has changed, sent or submitted. */
  function syncFromStorage(): void {
    const storedAttempt = readStored();
    if (!storedAttempt) return;
    if (storedAttempt.isOver) return void submission.submit({ submittedElsewhere: true });
    for (const answer of storedAttempt.answers) {
      if (isSameAnswer(answers.get(answer.questionId) ?? NO_ANSWER, answer)) continue;
      queue.discard(answer.questionId);
      setAnswer(answer);
    }
    flagged = new Set(storedAttempt.flagged);
    notify();
  }

  /** Adopts what other tabs have changed while this one was not listening. */
  function catchUp(): void {
    const known = new Map(knownAnswers.map((one) => [one.questionId, one]));
    for (const answer of readStored()?.answers ?? []) {
      const knownAnswer = known.get(answer.questionId);
      if (!knownAnswer || !isSameAnswer(knownAnswer, answer)) setAnswer(answer);
    }
    notify();
  }

  return {
    attempt,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(questionId: string, content: AnswerContent) {
      const answer = { questionId, ...content };
      setAnswer(answer);
      storeAnswer(quizId, attemptId, { ...answer, isSent: false });
      queue.add(answer);
      // While another answer is being sent, the queue does not call `onChange`.
      notify();
    },
    setFlag(questionId: string, isFlagged: boolean) {
      const others = [...flagged].filter((id) => id !== questionId);
      flagged = new Set(isFlagged ? [...others, questionId] : others);
      storeFlags(quizId, attemptId, [...flagged]);
      notify();
    },
    saveNow: () => void queue.flush(),
    submit: () => submission.submit(),
    /** Starts the countdown, sends answers that an earlier visit left unsent, and adopts changes of other tabs. Returns the cleanup. */
    start() {
      queue.resume();
      queueUnsent();
      addEventListener('storage', syncFromStorage);
      catchUp();
      const stopCountdown = countdown.start();
      submitIfTimeIsUp();
      return () => {
        stopCountdown();
        removeEventListener('storage', syncFromStorage);
        knownAnswers = readStored()?.answers ?? [];
        queue.stop();
        submission.stop();
      };
    },
  };
}
