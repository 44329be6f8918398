import { bus } from '@sopaan/events/bus';
import type { QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAttemptSession } from './attempt-session';
import { useSecondsLeft } from './use-seconds-left';

const SENDER = 'learn';

/** An attempt session and its remaining time, both of which are published to the host. */
export function useAttemptSession(attempt: QuizAttempt, onResult: (result: QuizResult) => void) {
  const [session] = useState(() => createAttemptSession(attempt, onResult));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const secondsLeft = useSecondsLeft(state.deadline);
  const isTimeUp = secondsLeft === 0;
  const hasUnsaved = state.unsaved.size > 0;

  useEffect(() => session.start(), [session]);

  useEffect(() => {
    if (isTimeUp) void session.submitOnTimeout();
  }, [session, isTimeUp]);

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
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [hasUnsaved]);

  return { session, state, secondsLeft, isTimeUp };
}
