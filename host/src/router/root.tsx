import { Outlet } from 'react-router';
import { PreviewDock } from '../features/preview/preview-dock';
import { SessionEffects } from '../session/session-effects';
import { ToastHost } from '../toasts/toast-host';
import { UpdateOffer } from '../updates/update-offer';
import { NavigationRequests } from './navigation-requests';
import { PageAnnouncer } from './page-announcer';
import { useScrollRule } from './scroll-rule';
import { ServedHead } from './served-head';

/** What stands around every layout. */
export function Root() {
  useScrollRule();
  return (
    <>
      <ToastHost />
      <SessionEffects />
      <NavigationRequests />
      <ServedHead />
      <PageAnnouncer />
      <Outlet />
      <UpdateOffer />
      <PreviewDock />
    </>
  );
}
