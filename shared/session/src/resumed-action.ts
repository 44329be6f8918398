/** Actions that need a session: a guest logs in first, returns to the page, and the action runs then. */
import { isApiError } from '@sopaan/api-client/call';
import { loginPath } from '@sopaan/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  isActionToken,
  ACTION_PARAMETER,
  createActionToken,
  consumeActionToken,
} from './action-token';
import { loginState, type LoginReason } from './login-reason';
// By the name of its shared library: a remote that bundles this module then reads the host's session.
import { useSession } from '@sopaan/session/session';

/**
 * Returns a click handler for an action that only members may run: `const like = useResumedAction('like', () => send(true))`, then
 * `<button onClick={like}>`. For a member `run` is called at once. A guest is sent to the login page and back to this page, where `run`
 * is called once when the component mounts; so it may only depend on the URL and the data of the page. Where a page has several actions
 * of a kind, the name includes the subject: `like:${course._id}`. `run` handles its own errors, except SESSION_ENDED: then it runs after
 * the login as well. The heading of the login page says the `reason`.
 */
export function useResumedAction(
  name: string,
  run: () => unknown,
  reason?: LoginReason,
): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isMember = useSession(({ status }) => status === 'member');

  const goToLogin = (replace: boolean) => {
    const query = new URLSearchParams(search);
    query.set(ACTION_PARAMETER, createActionToken(name));
    void navigate(loginPath(`${pathname}?${query}${hash}`), {
      replace,
      ...(reason && { state: loginState(reason) }),
    });
  };
  const attempt = async () => {
    try {
      await run();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'SESSION_ENDED') throw error;
      // The host navigates to the login page as well; this navigation replaces it and carries the action.
      goToLogin(true);
    }
  };

  const resume = useEffectEvent((token: string) => {
    const query = new URLSearchParams(search);
    query.delete(ACTION_PARAMETER);
    void navigate({ search: query.toString(), hash }, { replace: true });
    const isValid = consumeActionToken(token);
    if (isValid && isMember) void attempt();
  });
  const token = new URLSearchParams(search).get(ACTION_PARAMETER);
  useEffect(() => {
    if (token !== null && isActionToken(token, name)) resume(token);
  }, [token, name]);

  return () => {
    if (isMember) void attempt();
    else goToLogin(false);
  };
}
