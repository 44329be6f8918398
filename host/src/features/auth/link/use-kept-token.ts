import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuthState, type AuthState } from '../use-auth-state';

/**
 * Takes the token of a mail's link out of the address at once: it is left in no history, report or referrer. It lives on
 * in the history entry, so that a reload still has it. Undefined while it moves; empty when there is none.
 */
export function useKeptToken(given: string | undefined, place: string): string | undefined {
  const { token = '' } = useAuthState();
  const navigate = useNavigate();
  useEffect(() => {
    if (given === undefined) return;
    const state: AuthState = { token: given };
    void navigate(place, { replace: true, state });
  }, [given, place, navigate]);
  return given === undefined ? token : undefined;
}
