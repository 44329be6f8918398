import { fetchUser } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { userStore } from '@sopaan/session/user';

export function showPage(): void {
  document.documentElement.style.visibility = '';
}

interface GuardOptions {
  /** Called when the session is over: leaves the private page, then shows the page. */
  leave: () => void;
  /** Called when the session could not be verified. */
  reload: () => void;
}

/**
 * A page may be restored from the back/forward cache after its session has ended, perhaps on another device. It is therefore
 * hidden before it enters the cache, and shown again after the server has confirmed the session.
 */
export function guardRestoredPage({ leave, reload }: GuardOptions): () => void {
  const isMember = () => sessionStore.getState().status === 'member';

  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isMember()) document.documentElement.style.visibility = 'hidden';
  };
  const onPageShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isMember()) await fetchUser();
    if (!isMember()) leave();
    else if (userStore.getState().error === null) showPage();
    else reload();
  };
  const handlePageShow = (event: PageTransitionEvent) => void onPageShow(event);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', handlePageShow);
  return () => {
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', handlePageShow);
  };
}
