import { sessionStore } from '@sopaan/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isLogoutRedirectPending } from './logout';
import { guardRestoredPage, showPage } from './restored-page';

/** A little longer than the delay after which a logout opens the home page, so that the loaders do not redirect to the login page first. */
const LOGOUT_DELAY_MS = 1_200;

/**
 * When a session ends, in this or another tab, its data is removed and the loaders run again: a page that requires a
 * session then redirects to the login page. When a session starts, the data that guests were shown is fetched again.
 */
export function SessionEffects() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const [leaveCount, setLeaveCount] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasMember = sessionStore.getState().status === 'member';
    const leave = async () => {
      await revalidate();
      // A transition, so that it is applied after the router's own update and the effect below sees the new page.
      startTransition(() => setLeaveCount((count) => count + 1));
    };
    const stop = sessionStore.subscribe((now, before) => {
      if (now.status === before.status) return;
      clearTimeout(timer);
      if (now.status === 'member') {
        // The data of one user must not be shown to another, not even for a moment.
        void (wasMember ? queryClient.resetQueries() : queryClient.invalidateQueries());
        wasMember = true;
        return;
      }
      queryClient.removeQueries({ type: 'inactive' });
      if (isLogoutRedirectPending()) timer = setTimeout(() => void leave(), LOGOUT_DELAY_MS);
      else void leave();
    });
    const stopGuard = guardRestoredPage({
      leave: () => {
        clearTimeout(timer);
        void leave();
      },
      reload: () => location.reload(),
    });
    return () => {
      stop();
      stopGuard();
      clearTimeout(timer);
    };
  }, [queryClient, revalidate]);

  // The new page is rendered, so nothing observes the data of the previous session any more.
  useEffect(() => {
    if (leaveCount === 0) return;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    showPage();
  }, [queryClient, leaveCount]);

  return null;
}
