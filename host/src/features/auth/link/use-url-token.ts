import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthState, type AuthState } from '../use-auth-state';

/**
 * Moves the token of a mailed link from the URL into the state of the history entry: no history, report or referrer shows it,
 * and a reload still has it. Returns undefined while it is being moved, and an empty string when there is none.
 */
export function useUrlToken(urlToken: string | undefined, path: string): string | undefined {
  const { token = '' } = useAuthState();
  const navigate = useNavigate();
  useEffect(() => {
    if (urlToken === undefined) return;
    const state: AuthState = { token: urlToken };
    void navigate(path, { replace: true, state });
  }, [urlToken, path, navigate]);
  return urlToken === undefined ? token : undefined;
}
