import { loginPath } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Code outside React asks for navigation through the bus; this is where it happens. */
export function NavigationRequests() {
  const navigate = useNavigate();
  useEffect(() => {
    const undo = [
      bus.subscribe(
        'navigation:requested',
        ({ to, replace }) => void navigate(to, { replace: replace ?? false }),
      ),
      bus.subscribe('session:expired', ({ next }) => void navigate(loginPath(next))),
    ];
    return () => undo.forEach((stop) => stop());
  }, [navigate]);
  return null;
}
