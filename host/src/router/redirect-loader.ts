import type { RedirectRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import { redirect, type LoaderFunction } from 'react-router';

/** Leads on, to one place without a session and to another with one. */
export function redirectLoader({ redirect: target }: RedirectRoute): LoaderFunction {
  return () => redirect(sessionStore.getState().status === 'member' ? target.member : target.guest);
}
