import { ApiError } from '@sopaan/api-client/api-error';
import { getUserEndpoint, type User } from '@sopaan/schemas/account/user';
import { getWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { getPublicSettingsEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import { someStats } from './stats';
import * as dashboardScreen from '../screens/dashboard.screen';
import { publicSettings } from './public-settings';
import { withEmptySections } from './section-network';

export const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

export const serverError = () =>
  new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

export const lockedError = () =>
  new ApiError({ code: 'WALLET_LOCKED', status: 403, origin: 'server' });

/** A member whose wallet is locked. */
export function userServer(changes: Partial<User> = {}) {
  return withEmptySections(
    fakeNetwork()
      .on(getUserEndpoint, () => aUser(changes))
      .on(getWalletEndpoint, lockedError)
      .on(getPublicSettingsEndpoint, () => publicSettings())
      .on(getStatsEndpoint, () => someStats()),
  );
}

interface OpenOptions extends Partial<RouteOptions> {
  /** The part of the URL after `/profile/`. */
  subpath?: string;
}

export function openDashboard({ subpath = 'profile', ...options }: OpenOptions = {}) {
  return renderScreen(dashboardScreen, {
    path: '/profile/:settingId',
    url: `/profile/${subpath}`,
    session: 'member',
    network: userServer(),
    ...options,
  });
}
