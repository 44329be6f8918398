import { Outlet } from 'react-router-dom';
import { PreviewDock } from '../features/preview/preview-dock';
import { useReportRenderedPage } from '../page-transitions/rendered-page';
import { GuestSavesMerge } from '../session/guest-saves-merge';
import { SessionEffects } from '../session/session-effects';
import { ToastHost } from '../toasts/toast-host';
import { UpdateOffer } from '../updates/update-offer';
import { NavigationRequests } from './navigation-requests';
import { PageAnnouncer } from './page-announcer';
import { useScrollRestoration } from './use-scroll-restoration';
import { ServedHead } from './served-head';

/** Everything that surrounds the layouts. */
export function Root() {
  useScrollRestoration();
  useReportRenderedPage();
  return (
    <>
      <ToastHost />
      <SessionEffects />
      <GuestSavesMerge />
      <NavigationRequests />
      <ServedHead />
      <PageAnnouncer />
      <Outlet />
      <UpdateOffer />
      <PreviewDock />
    </>
  );
}
