import { sessionStore } from '@sopaan/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isLeaving } from './logout';
import { guardRestoredPage, showPage } from './restored-page';

/** A little longer than a logout takes to lead home from the page that asked for it. Other pages are left at once. */
const LEAVING = 1_200;

/**
 * When a session ends, here or in another tab, what was read with it is forgotten and the page is entered again:
 * a page that needs a session then leads to the login page. When one starts, what guests were shown is read again.
 */
export function SessionEffects() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasMember = sessionStore.getState().status === 'member';
    const leave = async () => {
      await revalidate();
      // In the order of the router's own updates: what waits for this sees the page that was entered.
      startTransition(() => setLeft((times) => times + 1));
    };
    const stop = sessionStore.subscribe((now, before) => {
      if (now.status === before.status) return;
      clearTimeout(timer);
      if (now.status === 'member') {
        // What one person's session has read is nobody else's, not even for a moment.
        void (wasMember ? queryClient.resetQueries() : queryClient.invalidateQueries());
        wasMember = true;
        return;
      }
      queryClient.removeQueries({ type: 'inactive' });
      if (isLeaving()) timer = setTimeout(() => void leave(), LEAVING);
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

  // Only now does nothing on the page hold what the session before has read.
  useEffect(() => {
    if (left === 0) return;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    showPage();
  }, [queryClient, left]);

  return null;
}
