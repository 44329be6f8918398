import type { RedirectRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import { redirect, type LoaderFunction } from 'react-router';

/** Redirects guests and members to their targets. */
export function redirectLoader({ redirect: target }: RedirectRoute): LoaderFunction {
  return () => redirect(sessionStore.getState().status === 'member' ? target.member : target.guest);
}
