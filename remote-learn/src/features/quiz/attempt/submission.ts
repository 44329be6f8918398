import { createBackoff } from '../../../requests/backoff';

/**
 * `open` until it is submitted, `sending` while answers or the submission are on their way, then `done` for good. `unsent`: an answer
 * could not be saved, so nothing was submitted. `failed`: the submission was not accepted. Both become `sending` again when the
 * visitor or, after the time is up, a timer retries it.
 */
export type SubmissionState = 'open' | 'sending' | 'unsent' | 'failed' | 'done';

interface SubmissionOptions {
  /** Sends the submission. It rejects when the submission was not accepted. */
  send: () => Promise<unknown>;
  /** Sends the unsent answers; resolves to whether all are saved. */
  flush: () => Promise<boolean>;
  /** Sends the unsent answers until the server accepts no more. */
  flushUntilClosed: () => Promise<void>;
  stopSaving: () => void;
  resumeSaving: () => void;
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

  async function send(submittedElsewhere: boolean): Promise<void> {
    if (!submittedElsewhere && !(await flushAnswers())) return setState('unsent');
    options.stopSaving();
    try {
      await options.send();
      state = 'done';
    } catch {
      setState('failed');
      if (isTimeUp) backoff.schedule();
      else options.resumeSaving();
    }
  }

  /** `submittedElsewhere`: the attempt was submitted in another tab, and only its result is missing. */
  async function submit(
    reason: { isTimeUp?: boolean; submittedElsewhere?: boolean } = {},
  ): Promise<void> {
    isTimeUp ||= reason.isTimeUp ?? false;
    if (isTimeUp) stopWaiting();
    if (state === 'sending' || state === 'done') return;
    backoff.reset();
    setState('sending');
    await send(reason.submittedElsewhere ?? false);
  }

  return { state: () => state, submit, stop: backoff.reset };
}
