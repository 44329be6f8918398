import { MAX_REDIRECTS, type RedirectRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import { redirect, type LoaderFunction } from 'react-router-dom';

/** Counts the redirects of a navigation, so that redirect loops end. */
export class RedirectChain {
  #length = 0;

  /** Returns false when the navigation has been redirected too often. */
  follow(): boolean {
    this.#length += 1;
    if (this.#length <= MAX_REDIRECTS) return true;
    this.reset();
    return false;
  }

  /** The navigation has reached a page. */
  reset(): void {
    this.#length = 0;
  }
}

/** Redirects guests and members to their targets. Without a redirect, the route shows its own element. */
export function redirectLoader(
  { redirect: target }: RedirectRoute,
  chain: RedirectChain,
): LoaderFunction {
  return () => {
    if (!chain.follow()) return null;
    return redirect(sessionStore.getState().status === 'member' ? target.member : target.guest);
  };
}
