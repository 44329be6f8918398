/** A press that needs a session: guests log in first, come back to the page, and what they pressed is done then. */
import { isApiError } from '@sopaan/api-client/call';
import { loginPath } from '@sopaan/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isActionToken, ACTION_PARAMETER, createActionToken, consumeActionToken } from './action-token';
import { useSession } from './session';

/**
 * What a button calls that only members may press: `const like = useResumedAction('like', () => send(true))`, then
 * `<button onClick={like}>`. For a member it runs at once. A guest is led to the login page, and from there back to
 * this page, where it runs once as soon as the component is there again; so it must not need anything that is not in
 * the address or the data of the page. Where the name stands for one of several, it holds which: `like:${course._id}`.
 * A link that somebody else made runs nothing. What `run` throws is its own to handle, but for SESSION_ENDED: then
 * too it runs after the login.
 */
export function useResumedAction(name: string, run: () => unknown): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isMember = useSession(({ status }) => status === 'member');

  const askToLogIn = (replace: boolean) => {
    const query = new URLSearchParams(search);
    query.set(ACTION_PARAMETER, createActionToken(name));
    void navigate(loginPath(`${pathname}?${query}${hash}`), { replace });
  };
  const attempt = async () => {
    try {
      await run();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'SESSION_ENDED') throw error;
      // The host is on its way to the login page as well, which this one takes the place of.
      askToLogIn(true);
    }
  };

  const resume = useEffectEvent((mark: string) => {
    const query = new URLSearchParams(search);
    query.delete(ACTION_PARAMETER);
    void navigate({ search: query.toString(), hash }, { replace: true });
    const isOwn = consumeActionToken(mark);
    if (isOwn && isMember) void attempt();
  });
  const mark = new URLSearchParams(search).get(ACTION_PARAMETER);
  useEffect(() => {
    if (mark !== null && isActionToken(mark, name)) resume(mark);
  }, [mark, name]);

  return () => {
    if (isMember) void attempt();
    else askToLogIn(false);
  };
}
