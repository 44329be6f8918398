import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { sessionStore } from '@sopaan/session/session';
import { publicProfileSettingsQuery } from '../components/public-profile/get-public-profile-settings';
import { userQuery } from '../features/user/api/get-user';

/** The loader of pages about the member's own profile. Never rejects: the page says what could not be loaded. */
export async function loadProfile({ queryClient }: ScreenLoaderArgs): Promise<void> {
  if (sessionStore.getState().status === 'guest') return;
  void queryClient.prefetchQuery(publicProfileSettingsQuery);
  await Promise.allSettled([queryClient.ensureQueryData(userQuery)]);
}
