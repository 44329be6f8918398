import { sessionStore } from '@sopaan/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** A little longer than a logout takes to lead home, so that leaving by oneself is not overtaken. */
const LEAVING = 1_200;

/**
 * When a session ends, here or in another tab, what was read with it is forgotten and the page is entered again:
 * a page that needs a session then leads to the login page. When one starts, what guests were shown is read again.
 */
export function SessionEffects() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => queryClient.removeQueries({ type: 'inactive' });
    const leave = async () => {
      await revalidate();
      forget();
      await queryClient.invalidateQueries();
    };
    const stop = sessionStore.subscribe((now, before) => {
      if (now.status === before.status) return;
      clearTimeout(timer);
      if (now.status === 'member') return void queryClient.invalidateQueries();
      forget();
      timer = setTimeout(() => void leave(), LEAVING);
    });
    // Out of the back/forward cache comes what the last session saw: that is left at once.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || sessionStore.getState().status === 'member') return;
      clearTimeout(timer);
      void leave();
    };
    addEventListener('pageshow', shown);
    return () => {
      stop();
      removeEventListener('pageshow', shown);
      clearTimeout(timer);
    };
  }, [queryClient, revalidate]);
  return null;
}
