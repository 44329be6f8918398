import type { QuizAnswer, QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { saveAnswer } from '../api/save-answer';
import { createAnswerQueue, type SavingState } from './answer-queue';
import { closerDeadline, deviceClosing, deviceDeadline } from './clock';
import { readStoredAttempt, storeAnswer, unsentAnswers } from './stored-attempt';
import { createSubmission, type SubmissionState } from './submission';

export interface AttemptSessionState {
  /** Index of the chosen option by question id. */
  answers: ReadonlyMap<string, number>;
  unsaved: ReadonlySet<string>;
  saving: SavingState;
  submission: SubmissionState;
  /** On this device's clock. */
  deadline: number;
}

/** A running attempt: the chosen answers, which of them are saved, and its submission. */
export function createAttemptSession(attempt: QuizAttempt, onResult: (result: QuizResult) => void) {
  const { attemptId, quizId } = attempt;
  const answers = new Map<string, number>();
  const listeners = new Set<() => void>();
  const closesAt = deviceClosing(attempt);
  let deadline = deviceDeadline(attempt);

  const queue = createAnswerQueue({
    send: (answer) => saveAnswer(attemptId, answer),
    onSaved(saved: QuizAttempt, answer, isLatest) {
      deadline = closerDeadline(deadline, deviceDeadline(saved));
      if (isLatest) storeAnswer(quizId, attemptId, { ...answer, isSent: true });
      mergeSaved(saved.answers);
    },
    onClosed: () => void submission.submit({ isTimeUp: true }),
    onChange: notify,
  });
  const submission = createSubmission({
    attemptId,
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
    onResult,
    onChange: notify,
  });
  mergeSaved(attempt.answers);

  let state = readState();

  function setAnswer({ questionId, optionIndex }: QuizAnswer) {
    if (optionIndex === null) answers.delete(questionId);
    else answers.set(questionId, optionIndex);
  }
  function readStored() {
    const stored = readStoredAttempt(quizId);
    return stored?.attemptId === attemptId ? stored : null;
  }
  /** Takes over the saved answers, except for those that this or another tab has not sent yet. */
  function mergeSaved(saved: readonly QuizAnswer[]) {
    const stored = readStored();
    const unsent = new Set([...queue.unsent(), ...(stored?.unsent ?? [])]);
    for (const questionId of answers.keys())
      if (!unsent.has(questionId)) answers.delete(questionId);
    for (const answer of saved) if (!unsent.has(answer.questionId)) setAnswer(answer);
    for (const answer of stored ? unsentAnswers(stored) : []) setAnswer(answer);
  }
  /** Queues the answers that another tab has not sent. */
  function queueUnsent() {
    const stored = readStored();
    const queued = new Set(queue.unsent());
    for (const answer of stored ? unsentAnswers(stored) : []) {
      if (!queued.has(answer.questionId)) queue.add(answer);
    }
  }
  function readState(): AttemptSessionState {
    return {
      answers: new Map(answers),
      unsaved: new Set([...queue.unsent(), ...(readStored()?.unsent ?? [])]),
      saving: queue.state(),
      submission: submission.state(),
      deadline,
    };
  }
  function notify() {
    if (submission.state() === 'done') return;
    state = readState();
    for (const listener of listeners) listener();
  }
  /** Another tab has changed, sent or submitted answers. */
  function syncFromStorage(): void {
    const stored = readStored();
    if (!stored) return;
    if (stored.isOver) return void submission.submit({ isOver: true });
    for (const answer of stored.answers) {
      if ((answers.get(answer.questionId) ?? null) === answer.optionIndex) continue;
      queue.discard(answer.questionId);
      setAnswer(answer);
    }
    notify();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(questionId: string, optionIndex: number | null) {
      setAnswer({ questionId, optionIndex });
      storeAnswer(quizId, attemptId, { questionId, optionIndex, isSent: false });
      queue.add({ questionId, optionIndex });
    },
    saveNow: () => void queue.flush(),
    submit: () => submission.submit(),
    submitOnTimeout: () => submission.submit({ isTimeUp: true }),
    /** Sends what an earlier visit left unsent and follows changes of other tabs. Returns the cleanup. */
    start() {
      queue.resume();
      queueUnsent();
      addEventListener('storage', syncFromStorage);
      return () => {
        removeEventListener('storage', syncFromStorage);
        queue.stop();
        submission.stop();
      };
    },
  };
}
