import type { QuizAnswer } from '@sopaan/schemas/quiz-attempt';
import { createBackoff } from './backoff';
import { codeOf } from './error-of';

export type SavingState = 'saved' | 'saving' | 'failed';

interface AnswerQueueOptions<Saved> {
  send: (answer: QuizAnswer) => Promise<Saved>;
  /** The answer has arrived. `isLatest`: nothing else was chosen meanwhile. */
  onSaved: (saved: Saved, answer: QuizAnswer, isLatest: boolean) => void;
  /** The server takes no more answers. */
  onClosed: () => void;
  onChange: () => void;
}

const RETRY_AT_THE_END_MS = 1_000;

/** Answers on their way to the server: one at a time, of a question only the latest, until each has arrived. */
export function createAnswerQueue<Saved>(options: AnswerQueueOptions<Saved>) {
  const waiting = new Map<string, number | null>();
  let state: SavingState = 'saved';
  let sending: Promise<void> | null = null;
  let stopped = false;
  const backoff = createBackoff(() => void pump());

  function set(next: SavingState) {
    state = next;
    options.onChange();
  }

  async function sendAll(): Promise<void> {
    set('saving');
    for (;;) {
      const next = waiting.entries().next();
      if (stopped || next.done) break;
      const [questionId, optionIndex] = next.value;
      const saved = await options.send({ questionId, optionIndex });
      const isLatest = waiting.get(questionId) === optionIndex;
      if (isLatest) waiting.delete(questionId);
      backoff.reset();
      options.onSaved(saved, { questionId, optionIndex }, isLatest);
      options.onChange();
    }
    set(waiting.size > 0 ? 'failed' : 'saved');
  }

  function failed(error: unknown) {
    set('failed');
    if (stopped) return;
    if (codeOf(error) === 'CLOSED') {
      stop();
      options.onClosed();
    } else backoff.plan();
  }

  function pump(): Promise<void> {
    if (stopped || waiting.size === 0) return Promise.resolve();
    sending ??= sendAll()
      .catch(failed)
      .finally(() => {
        sending = null;
      });
    return sending;
  }

  function stop() {
    stopped = true;
    backoff.reset();
  }

  async function flush(): Promise<boolean> {
    backoff.reset();
    await sending;
    await pump();
    return waiting.size === 0;
  }

  return {
    state: () => state,
    /** Questions whose answer the server has not confirmed. */
    unsent: (): string[] => [...waiting.keys()],
    add(answer: QuizAnswer) {
      // Taken out first, so that the latest choice stands last.
      waiting.delete(answer.questionId);
      waiting.set(answer.questionId, answer.optionIndex);
      backoff.reset();
      void pump();
    },
    /** Another tab has chosen anew, and sends that. */
    forget: (questionId: string) => waiting.delete(questionId),
    /** Tries once more what is left; resolves with whether all has arrived. */
    flush,
    /** Tries again and again until all has arrived, the time has come, or the server takes no more. */
    async flushUntil(time: number): Promise<void> {
      const timers: Array<ReturnType<typeof setTimeout>> = [];
      const pause = (milliseconds: number) =>
        new Promise<void>((resolve) => {
          timers.push(setTimeout(resolve, milliseconds));
        });
      const over = pause(Math.max(0, time - Date.now()));
      while (!stopped && waiting.size > 0 && Date.now() < time) {
        await Promise.race([flush(), over]);
        if (waiting.size > 0) await Promise.race([pause(RETRY_AT_THE_END_MS), over]);
      }
      for (const timer of timers) clearTimeout(timer);
    },
    stop,
    resume() {
      stopped = false;
      void pump();
    },
  };
}
