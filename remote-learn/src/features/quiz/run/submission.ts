import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { submitAttempt } from '../api/submit-attempt';
import { createBackoff } from './backoff';

export type SubmissionState = 'open' | 'sending' | 'unsaved' | 'failed' | 'done';

interface SubmissionOptions {
  attemptId: string;
  /** Sends what is unsaved; resolves with whether all has arrived. */
  flush: () => Promise<boolean>;
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

  /** After the deadline the server takes no answers, so nothing is waited for then. */
  async function hasAllAnswers(): Promise<boolean> {
    if (timeIsUp) return true;
    const over = new Promise<boolean>((resolve) => {
      stopWaiting = () => resolve(true);
    });
    return Promise.race([options.flush(), over]);
  }

  async function send(): Promise<void> {
    if (!(await hasAllAnswers())) return set('unsaved');
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

  async function submit(reason: { timeIsUp?: boolean } = {}): Promise<void> {
    timeIsUp ||= reason.timeIsUp ?? false;
    if (timeIsUp) stopWaiting();
    if (state === 'sending' || state === 'done') return;
    backoff.reset();
    set('sending');
    await send();
  }

  return { state: () => state, submit, stop: backoff.reset };
}
