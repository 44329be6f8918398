import { bus } from '@sopaan/events/bus';
import { connectSession, fetchUser } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { answerLogoutRequests } from './logout';

/** Takes up the stored session, follows the other tabs, and keeps the user's record at hand. */
export function initSession(): void {
  connectSession();
  const readUser = () => {
    if (sessionStore.getState().status === 'member') void fetchUser();
  };
  readUser();
  sessionStore.subscribe((now, before) => {
    if (now.status !== before.status) readUser();
  });
  bus.subscribe('profile:changed', readUser);
  answerLogoutRequests();
}
