import { Outlet } from 'react-router';
import { SessionEffects } from '../session/session-effects';
import { ToastHost } from '../toasts/toast-host';
import { NavigationRequests } from './navigation-requests';
import { PageAnnouncer } from './page-announcer';
import { useScrollRule } from './scroll-rule';
import { SetId } from './set-id';

/** What stands around every layout. */
export function Root({ set }: { set: string }) {
  useScrollRule();
  return (
    <SetId value={set}>
      <ToastHost />
      <SessionEffects />
      <NavigationRequests />
      <PageAnnouncer />
      <Outlet />
    </SetId>
  );
}
