import { bus } from '@sopaan/events/bus';
import { connectSession, fetchUser } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { handleLogoutRequests } from './logout';

/** Restores the stored session, synchronises it with other tabs, and keeps the user up to date. */
export function initSession(): void {
  connectSession();
  const refreshUser = () => {
    if (sessionStore.getState().status === 'member') void fetchUser();
  };
  refreshUser();
  sessionStore.subscribe((now, before) => {
    if (now.status !== before.status) refreshUser();
  });
  bus.subscribe('profile:changed', refreshUser);
  handleLogoutRequests();
}
