import type { ScreenModule } from '@sopaan/contract/remote';
import { sessionsQuery } from '../features/account/api/get-sessions';

export { AccountPage as Component } from '../features/account/page/account-page';

/** Starts fetching the devices. The page does not wait for them. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(sessionsQuery());
};
