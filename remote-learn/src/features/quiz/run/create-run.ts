import type { QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { saveAnswer } from '../api/save-answer';
import { createAnswerQueue, type SavingState } from './answer-queue';
import { deviceDeadline, nearerDeadline } from './clock';
import { readStoredAttempt, storeAttempt } from './stored-attempt';
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
  const stored = readStoredAttempt(quizId);
  const drafts = stored?.attemptId === attemptId ? stored.drafts : [];
  const answers = new Map<string, number>();
  const listeners = new Set<() => void>();
  let deadline = deviceDeadline(attempt);
  for (const answer of [...attempt.answers, ...drafts]) put(answer.questionId, answer.optionIndex);

  const queue = createAnswerQueue({
    send: (answer) => saveAnswer(attemptId, answer),
    onSaved: (saved: QuizAttempt) => {
      deadline = nearerDeadline(deadline, deviceDeadline(saved));
    },
    onClosed: () => void submission.submit({ timeIsUp: true }),
    onChange: changed,
  });
  const submission = createSubmission({
    attemptId,
    flush: queue.flush,
    stopSaving: queue.stop,
    resumeSaving: queue.resume,
    onResult(result) {
      storeAttempt(quizId, { attemptId, deadline, ended: true, drafts: [] });
      onResult(result);
    },
    onChange: changed,
  });

  let state = read();

  function put(questionId: string, optionIndex: number | null) {
    if (optionIndex === null) answers.delete(questionId);
    else answers.set(questionId, optionIndex);
  }
  function read(): RunState {
    return {
      answers: new Map(answers),
      unsaved: new Set(queue.unsaved().map((answer) => answer.questionId)),
      saving: queue.state(),
      submission: submission.state(),
      deadline,
    };
  }
  function changed() {
    if (submission.state() === 'done') return;
    storeAttempt(quizId, { attemptId, deadline, ended: false, drafts: queue.unsaved() });
    state = read();
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(questionId: string, optionIndex: number | null) {
      put(questionId, optionIndex);
      queue.add({ questionId, optionIndex });
    },
    saveNow: () => void queue.flush(),
    submit: submission.submit,
    /** Sends what an earlier visit left unsent. Returns the undo. */
    start() {
      queue.resume();
      for (const draft of drafts.splice(0)) queue.add(draft);
      return () => {
        queue.stop();
        submission.stop();
      };
    },
  };
}
