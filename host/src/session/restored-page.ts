import { fetchUser } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { userStore } from '@sopaan/session/user';

const { style } = document.documentElement;

export function showPage(): void {
  style.visibility = '';
}

interface Parts {
  /** Its session is over: leaves what was seen with it, then shows the page. */
  leave: () => void;
  /** Nobody knows whether the session lives. */
  reload: () => void;
}

/**
 * A page may be put away for the back/forward cache and come out of it when its session has ended, on another device
 * too. It is put away unseen, and shown again when the server has said that the session lives.
 */
export function guardRestoredPage({ leave, reload }: Parts): () => void {
  const isMember = () => sessionStore.getState().status === 'member';

  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isMember()) style.visibility = 'hidden';
  };
  const onPageShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isMember()) await fetchUser();
    if (!isMember()) leave();
    else if (userStore.getState().error === null) showPage();
    else reload();
  };
  const shown = (event: PageTransitionEvent) => void onPageShow(event);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', shown);
  return () => {
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', shown);
  };
}
