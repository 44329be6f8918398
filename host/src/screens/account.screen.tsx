import type { ScreenModule } from '@sopaan/contract/remote';
import { sessionsQuery } from '../features/account/api/get-sessions';

export { AccountPage as Component } from '../features/account/page/account-page';

/** Asks for the devices while the code is on its way. The rest of the page does not wait for them. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(sessionsQuery());
};
