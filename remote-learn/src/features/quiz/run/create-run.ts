import type { QuizAnswer, QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { saveAnswer } from '../api/save-answer';
import { createAnswerQueue, type SavingState } from './answer-queue';
import { deviceClosing, deviceDeadline, nearerDeadline } from './clock';
import { readStoredAttempt, storeAnswer, unsentAnswers } from './stored-attempt';
import { createSubmission, type SubmissionState } from './submission';

export interface RunState {
  /** Index of the chosen option by question. */
  answers: ReadonlyMap<string, number>;
  unsaved: ReadonlySet<string>;
  saving: SavingState;
  submission: SubmissionState;
  /** On this device's clock. */
  deadline: number;
}

/** An attempt under way: what is chosen, what of it the server has, and its one submission. */
export function createRun(attempt: QuizAttempt, onResult: (result: QuizResult) => void) {
  const { attemptId, quizId } = attempt;
  const answers = new Map<string, number>();
  const listeners = new Set<() => void>();
  const closes = deviceClosing(attempt);
  let deadline = deviceDeadline(attempt);

  const queue = createAnswerQueue({
    send: (answer) => saveAnswer(attemptId, answer),
    onSaved(saved: QuizAttempt, answer, isLatest) {
      deadline = nearerDeadline(deadline, deviceDeadline(saved));
      if (isLatest) storeAnswer(quizId, attemptId, { ...answer, isSent: true });
      adopt(saved.answers);
    },
    onClosed: () => void submission.submit({ timeIsUp: true }),
    onChange: changed,
  });
  const submission = createSubmission({
    attemptId,
    flush() {
      takeUnsent();
      return queue.flush();
    },
    flushToTheEnd() {
      takeUnsent();
      return queue.flushUntil(closes);
    },
    stopSaving: queue.stop,
    resumeSaving: queue.resume,
    onResult,
    onChange: changed,
  });
  adopt(attempt.answers);

  let state = read();

  function put({ questionId, optionIndex }: QuizAnswer) {
    if (optionIndex === null) answers.delete(questionId);
    else answers.set(questionId, optionIndex);
  }
  function stored() {
    const known = readStoredAttempt(quizId);
    return known?.attemptId === attemptId ? known : null;
  }
  /** What the server has stands, but for what is still on its way to it, from this tab or another. */
  function adopt(saved: readonly QuizAnswer[]) {
    const known = stored();
    const unsent = new Set([...queue.unsent(), ...(known?.unsent ?? [])]);
    for (const questionId of answers.keys())
      if (!unsent.has(questionId)) answers.delete(questionId);
    for (const answer of saved) if (!unsent.has(answer.questionId)) put(answer);
    for (const answer of known ? unsentAnswers(known) : []) put(answer);
  }
  /** What another tab left unsent, or has not sent yet. */
  function takeUnsent() {
    const known = stored();
    const own = new Set(queue.unsent());
    for (const answer of known ? unsentAnswers(known) : []) {
      if (!own.has(answer.questionId)) queue.add(answer);
    }
  }
  function read(): RunState {
    return {
      answers: new Map(answers),
      unsaved: new Set([...queue.unsent(), ...(stored()?.unsent ?? [])]),
      saving: queue.state(),
      submission: submission.state(),
      deadline,
    };
  }
  function changed() {
    if (submission.state() === 'done') return;
    state = read();
    for (const listener of listeners) listener();
  }
  /** Another tab has chosen, sent or submitted. */
  function followOtherTabs(): void {
    const known = stored();
    if (!known) return;
    if (known.isOver) return void submission.submit({ isOver: true });
    for (const answer of known.answers) {
      if ((answers.get(answer.questionId) ?? null) === answer.optionIndex) continue;
      queue.forget(answer.questionId);
      put(answer);
    }
    changed();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(questionId: string, optionIndex: number | null) {
      put({ questionId, optionIndex });
      storeAnswer(quizId, attemptId, { questionId, optionIndex, isSent: false });
      queue.add({ questionId, optionIndex });
    },
    saveNow: () => void queue.flush(),
    submit: () => submission.submit(),
    timeIsUp: () => submission.submit({ timeIsUp: true }),
    /** Sends what an earlier visit left unsent, and follows the other tabs. Returns the undo. */
    start() {
      queue.resume();
      takeUnsent();
      addEventListener('storage', followOtherTabs);
      return () => {
        removeEventListener('storage', followOtherTabs);
        queue.stop();
        submission.stop();
      };
    },
  };
}
