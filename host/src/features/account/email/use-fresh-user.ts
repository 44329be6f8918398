import { fetchUser } from '@sopaan/session/actions';
import { userStore } from '@sopaan/session/user';
import { useEffect } from 'react';

/** Reads the record when it is missing, and again when the visitor is back from pressing the link of a mail. */
export function useFreshUser(): void {
  useEffect(() => {
    const { userData, loading, error } = userStore.getState();
    if (!userData && !loading && !error) void fetchUser();
    const shown = () => {
      if (document.visibilityState === 'visible') void fetchUser();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
}
