import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { submitAttempt } from '../api/quiz-result';
import { createBackoff } from './backoff';

export type SubmissionState = 'open' | 'sending' | 'unsaved' | 'failed' | 'done';

interface SubmissionOptions {
  attemptId: string;
  /** Sends unsaved answers; resolves to whether all are saved. */
  flush: () => Promise<boolean>;
  /** Sends unsaved answers until the server accepts no more. */
  flushUntilClosed: () => Promise<void>;
  stopSaving: () => void;
  resumeSaving: () => void;
  onResult: (result: QuizResult) => void;
  onChange: () => void;
}

/** Submits an attempt once, on a click or when the time is up, whichever is first. */
export function createSubmission(options: SubmissionOptions) {
  let state: SubmissionState = 'open';
  let isTimeUp = false;
  let stopWaiting: () => void = () => undefined;
  const backoff = createBackoff(() => void submit());

  function setState(next: SubmissionState) {
    state = next;
    options.onChange();
  }

  /** Answers chosen in time still count when they are sent within the grace period after the deadline. */
  async function flushAnswers(): Promise<boolean> {
    if (!isTimeUp) {
      const stopped = new Promise<boolean>((resolve) => {
        stopWaiting = () => resolve(false);
      });
      const isAllSaved = await Promise.race([options.flush(), stopped]);
      if (!isTimeUp) return isAllSaved;
    }
    await options.flushUntilClosed();
    return true;
  }

  async function send(isOver: boolean): Promise<void> {
    if (!isOver && !(await flushAnswers())) return setState('unsaved');
    options.stopSaving();
    try {
      const result = await submitAttempt(options.attemptId);
      state = 'done';
      options.onResult(result);
    } catch {
      setState('failed');
      if (isTimeUp) backoff.schedule();
      else options.resumeSaving();
    }
  }

  /** `isOver`: it was submitted in another tab, and only the result is missing. */
  async function submit(reason: { isTimeUp?: boolean; isOver?: boolean } = {}): Promise<void> {
    isTimeUp ||= reason.isTimeUp ?? false;
    if (isTimeUp) stopWaiting();
    if (state === 'sending' || state === 'done') return;
    backoff.reset();
    setState('sending');
    await send(reason.isOver ?? false);
  }

  return { state: () => state, submit, stop: backoff.reset };
}
