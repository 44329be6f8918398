import { bus } from '@sopaan/events/bus';
import { useBusy, useConfirmLeave } from '@sopaan/session/busy';
import { useEffect, useState } from 'react';
import type { AttemptSession, AttemptSessionState } from './attempt-session';

/** The state of a running session. Publishes its remaining time and marks the quiz as a busy task. */
export function useAttemptSession(session: AttemptSession): AttemptSessionState {
  const [state, setState] = useState(session.getState);
  const { secondsLeft, unsent } = state;

  useEffect(() => {
    const unsubscribe = session.subscribe(() => setState(session.getState()));
    const stop = session.start();
    setState(session.getState());
    return () => {
      stop();
      unsubscribe();
    };
  }, [session]);

  useEffect(() => {
    bus.publish('timer:changed', { secondsLeft }, 'learn');
  }, [secondsLeft]);
  useEffect(() => () => bus.publish('timer:changed', { secondsLeft: null }, 'learn'), []);

  useBusy({ remote: 'learn', task: 'quiz' }, 'A quiz is running');
  useConfirmLeave(unsent.size > 0);

  return state;
}
