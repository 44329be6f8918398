import { ApiError } from '@sopaan/api-client/api-error';
import { configureApi } from '@sopaan/api-client/call';
import type { ErrorCode } from '@sopaan/contract/error-codes';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { startSession, endSession } from '@sopaan/session/actions';
import { fakeNetwork, type FakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { aRelease, aRoute, fakeScripts, lazyScreen } from '../../../testing/fake-releases';
import { aSet, openPage } from '../../../testing/open-page';

export interface AuthPageOptions {
  /** The state of the history entry, which the previous page has stored in it. */
  state?: unknown;
  session?: 'guest' | 'member';
}

/** A remote with the home page and an invented page, `/shelf`, to which the authentication pages redirect. */
const targetRemote = aRelease(
  { screens: { home: lazyScreen(() => null), shelf: lazyScreen(() => null) } },
  { routes: [aRoute('/', 'home'), aRoute('/shelf', 'shelf')] },
);

export const authNetwork = () => fakeNetwork().on(getUserEndpoint, () => aUser());

/** The whole site, opened at an authentication page; only the network is fake. */
export function openAuth(url: string, network: FakeNetwork, options: AuthPageOptions = {}) {
  const { state, session = 'guest' } = options;
  if (session === 'member') startSession('test-token');
  else endSession();
  fakeScripts();
  const { pathname, search, hash } = new URL(url, location.href);
  const initialEntries = [{ pathname, search, hash, state }];
  const page = openPage(aSet(targetRemote), {
    url,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    makeRouter: (routes) => createMemoryRouter(routes, { initialEntries }),
  });
  configureApi({ baseUrl: '', fetch: network.fetch });
  const currentUrl = () => {
    const { location: now } = page.router.state;
    return now.pathname + now.search + now.hash;
  };
  return { ...page, network, currentUrl };
}

export const rejection = (code: ErrorCode, status: number, fields?: Record<string, string>) =>
  new ApiError({ code, status, origin: 'server', ...(fields && { fields }) });

export const networkError = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const findField = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
export const findButton = (name: string) => screen.findByRole('button', { name });
export const findLink = (name: string) => screen.findByRole('link', { name });
export const pressButton = async (user: UserEvent, name: string) =>
  user.click(await findButton(name));

/** Fills the fields by pasting, as password managers do. */
export async function fillFields(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.click(await findField(new RegExp(`^${label}`)));
    await user.paste(value);
  }
}
