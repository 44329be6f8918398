import type { QuizAnswer } from '@sopaan/schemas/quiz-attempt';
import { createBackoff } from './backoff';
import { codeOf } from './error-of';

export type SavingState = 'saved' | 'saving' | 'failed';

interface AnswerQueueOptions<Saved> {
  send: (answer: QuizAnswer) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The server takes no more answers. */
  onClosed: () => void;
  onChange: () => void;
}

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
      if (waiting.get(questionId) === optionIndex) waiting.delete(questionId);
      backoff.reset();
      options.onSaved(saved);
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

  return {
    state: () => state,
    /** The answers that the server has not confirmed. */
    unsaved: (): QuizAnswer[] =>
      Array.from(waiting, ([questionId, optionIndex]) => ({ questionId, optionIndex })),
    add(answer: QuizAnswer) {
      // Taken out first, so that the latest choice stands last.
      waiting.delete(answer.questionId);
      waiting.set(answer.questionId, answer.optionIndex);
      backoff.reset();
      void pump();
    },
    /** Tries once more what is left; resolves with whether all has arrived. */
    async flush(): Promise<boolean> {
      backoff.reset();
      await sending;
      await pump();
      return waiting.size === 0;
    },
    stop,
    resume() {
      stopped = false;
      void pump();
    },
  };
}
