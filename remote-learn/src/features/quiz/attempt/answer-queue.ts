import type { QuizAnswer } from '@sopaan/schemas/quizzes/quiz-attempt';
import { createBackoff } from '../../../requests/backoff';
import { errorCode } from '../../../requests/error-message';
import { isSameAnswer } from './answer-content';

export type SavingState = 'saved' | 'saving' | 'failed';

interface AnswerQueueOptions<Saved> {
  send: (answer: QuizAnswer) => Promise<Saved>;
  /** Called when the server has saved an answer. `isLatest`: the answer has not changed since. */
  onSaved: (saved: Saved, answer: QuizAnswer, isLatest: boolean) => void;
  /** Called when the server accepts no more answers. */
  onClosed: () => void;
  onChange: () => void;
}

const FINAL_RETRY_MS = 1_000;

/** Sends answers to the server one at a time, only the latest of each question, and retries until all are saved. */
export function createAnswerQueue<Saved>(options: AnswerQueueOptions<Saved>) {
  const pendingAnswers = new Map<string, QuizAnswer>();
  let state: SavingState = 'saved';
  let inFlight: Promise<void> | null = null;
  let isStopped = false;
  const backoff = createBackoff(() => void sendPending());

  function setState(next: SavingState) {
    state = next;
    options.onChange();
  }

  async function sendAll(): Promise<void> {
    setState('saving');
    for (;;) {
      const next = pendingAnswers.values().next();
      if (isStopped || next.done) break;
      const answer = next.value;
      const savedAnswer = await options.send(answer);
      const pending = pendingAnswers.get(answer.questionId);
      const isLatest = pending !== undefined && isSameAnswer(pending, answer);
      if (isLatest) pendingAnswers.delete(answer.questionId);
      backoff.reset();
      options.onSaved(savedAnswer, answer, isLatest);
      options.onChange();
    }
    setState(pendingAnswers.size > 0 ? 'failed' : 'saved');
  }

  function handleError(error: unknown) {
    setState('failed');
    if (isStopped) return;
    if (errorCode(error) === 'CLOSED') {
      stop();
      options.onClosed();
    } else backoff.schedule();
  }

  function sendPending(): Promise<void> {
    if (isStopped || pendingAnswers.size === 0) return Promise.resolve();
    inFlight ??= sendAll()
      .catch(handleError)
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  }

  function stop() {
    isStopped = true;
    backoff.reset();
  }

  async function flush(): Promise<boolean> {
    backoff.reset();
    await inFlight;
    await sendPending();
    return pendingAnswers.size === 0;
  }

  return {
    state: () => state,
    /** Questions whose answer the server has not confirmed. */
    unsent: (): string[] => [...pendingAnswers.keys()],
    add(answer: QuizAnswer) {
      // Deleted first, so that the latest choice comes last in the order of insertion.
      pendingAnswers.delete(answer.questionId);
      pendingAnswers.set(answer.questionId, answer);
      backoff.reset();
      void sendPending();
    },
    /** Drops an answer that another tab has changed and sends. */
    discard: (questionId: string) => pendingAnswers.delete(questionId),
    /** Retries the pending answers once; resolves to whether all are saved. */
    flush,
    /** Retries until all answers are saved, `time` is reached, or the server accepts no more. */
    async flushUntil(time: number): Promise<void> {
      const timers: Array<ReturnType<typeof setTimeout>> = [];
      const delay = (milliseconds: number) =>
        new Promise<void>((resolve) => {
          timers.push(setTimeout(resolve, milliseconds));
        });
      const timeout = delay(Math.max(0, time - Date.now()));
      while (!isStopped && pendingAnswers.size > 0 && Date.now() < time) {
        await Promise.race([flush(), timeout]);
        if (pendingAnswers.size > 0) await Promise.race([delay(FINAL_RETRY_MS), timeout]);
      }
      for (const timer of timers) clearTimeout(timer);
    },
    stop,
    resume() {
      isStopped = false;
      void sendPending();
    },
  };
}
