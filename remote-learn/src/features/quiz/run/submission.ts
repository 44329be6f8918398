import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { submitAttempt } from '../api/quiz-result';
import { createBackoff } from './backoff';

export type SubmissionState = 'open' | 'sending' | 'unsaved' | 'failed' | 'done';

interface SubmissionOptions {
  attemptId: string;
  /** Sends what is unsaved; resolves with whether all has arrived. */
  flush: () => Promise<boolean>;
  /** Sends what is unsaved until the server takes no more. */
  flushToTheEnd: () => Promise<void>;
  stopSaving: () => void;
  resumeSaving: () => void;
  onResult: (result: QuizResult) => void;
  onChange: () => void;
}

/** The one submission of an attempt, by click or because the time is up, whichever is first. */
export function createSubmission(options: SubmissionOptions) {
  let state: SubmissionState = 'open';
  let timeIsUp = false;
  let stopWaiting: () => void = () => undefined;
  const backoff = createBackoff(() => void submit());

  function set(next: SubmissionState) {
    state = next;
    options.onChange();
  }

  /** What was chosen in time is sent in the grace after the deadline, and counts. */
  async function hasAllAnswers(): Promise<boolean> {
    if (!timeIsUp) {
      const over = new Promise<boolean>((resolve) => {
        stopWaiting = () => resolve(false);
      });
      const hasAll = await Promise.race([options.flush(), over]);
      if (!timeIsUp) return hasAll;
    }
    await options.flushToTheEnd();
    return true;
  }

  async function send(isOver: boolean): Promise<void> {
    if (!isOver && !(await hasAllAnswers())) return set('unsaved');
    options.stopSaving();
    try {
      const result = await submitAttempt(options.attemptId);
      state = 'done';
      options.onResult(result);
    } catch {
      set('failed');
      if (timeIsUp) backoff.plan();
      else options.resumeSaving();
    }
  }

  /** `isOver`: it was submitted elsewhere, and only its result is missing. */
  async function submit(reason: { timeIsUp?: boolean; isOver?: boolean } = {}): Promise<void> {
    timeIsUp ||= reason.timeIsUp ?? false;
    if (timeIsUp) stopWaiting();
    if (state === 'sending' || state === 'done') return;
    backoff.reset();
    set('sending');
    await send(reason.isOver ?? false);
  }

  return { state: () => state, submit, stop: backoff.reset };
}
