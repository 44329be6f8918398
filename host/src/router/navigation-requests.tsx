import { loginPath } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Performs the navigations that code outside React requests through the bus. */
export function NavigationRequests() {
  const navigate = useNavigate();
  useEffect(() => {
    const unsubscribes = [
      bus.subscribe(
        'navigation:requested',
        ({ to, replace }) => void navigate(to, { replace: replace ?? false }),
      ),
      bus.subscribe('session:expired', ({ next }) => void navigate(loginPath(next))),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [navigate]);
  return null;
}
