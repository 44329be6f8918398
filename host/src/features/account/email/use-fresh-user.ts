import { fetchUser } from '@sopaan/session/actions';
import { userStore } from '@sopaan/session/user';
import { useEffect } from 'react';

/** Fetches the user when it is missing, and again when the page becomes visible: the link in a mail may have changed it. */
export function useFreshUser(): void {
  useEffect(() => {
    const { userData, loading, error } = userStore.getState();
    if (!userData && !loading && !error) void fetchUser();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void fetchUser();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
}
