import { bus } from '@sopaan/events/bus';
import type { QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRun } from './create-run';
import { useSecondsLeft } from './use-seconds-left';

const SENDER = 'learn';

/** An attempt in a component, with its time: the page's banner and the host hear of both. */
export function useRun(attempt: QuizAttempt, onResult: (result: QuizResult) => void) {
  const [run] = useState(() => createRun(attempt, onResult));
  const state = useSyncExternalStore(run.subscribe, run.getState);
  const secondsLeft = useSecondsLeft(state.deadline);
  const timeIsUp = secondsLeft === 0;
  const hasUnsaved = state.unsaved.size > 0;

  useEffect(() => run.start(), [run]);

  useEffect(() => {
    if (timeIsUp) void run.timeIsUp();
  }, [run, timeIsUp]);

  useEffect(() => {
    bus.publish('timer:changed', { secondsLeft }, SENDER);
  }, [secondsLeft]);

  useEffect(() => {
    const activity = { remote: 'learn', task: 'quiz', reason: 'A quiz is running' };
    bus.publish('activity:changed', { ...activity, busy: true }, SENDER);
    return () => {
      bus.publish('timer:changed', { secondsLeft: null }, SENDER);
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, SENDER);
    };
  }, []);

  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return { run, state, secondsLeft, timeIsUp };
}
