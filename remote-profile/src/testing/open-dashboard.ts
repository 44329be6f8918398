import { ApiError } from '@sopaan/api-client/api-error';
import { getUserEndpoint, type User } from '@sopaan/schemas/user';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import * as dashboardScreen from '../screens/dashboard.screen';

export const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

export function userServer(changes: Partial<User> = {}) {
  return fakeNetwork().on(getUserEndpoint, () => aUser(changes));
}

interface OpenOptions extends Partial<RouteOptions> {
  /** The part of the address after `/profile/`. */
  at?: string;
}

export function openDashboard({ at = 'profile', ...options }: OpenOptions = {}) {
  return renderScreen(dashboardScreen, {
    path: '/profile/:settingId',
    url: `/profile/${at}`,
    session: 'member',
    network: userServer(),
    ...options,
  });
}

/** Lays the page out for a wide window; without it the window is that of a phone. */
export function widen(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
