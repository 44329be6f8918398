import { forgotPasswordEndpoint } from '@sopaan/schemas/account/password';
import { screen } from '@testing-library/react';
import {
  authNetwork,
  findButton,
  findField,
  fillFields,
  findLink,
  networkError,
  openAuth,
  pressButton,
  findHeading,
} from '../testing/open-auth';

const REQUEST = '/auth/forgot-password/request';
const forgotPasswordNetwork = () =>
  authNetwork().on(forgotPasswordEndpoint, () => ({ status: 'sent' }));

test('[HO-062] requesting a new password sends the email address and does not reveal whether the account exists', async () => {
  const { user, currentUrl, network } = openAuth(REQUEST, forgotPasswordNetwork());
  await findHeading('Forgot your password?');
  expect(await findField(/^Email/)).toHaveAttribute('autocomplete', 'username');
  await fillFields(user, { Email: ' asha@example.in ' });
  await user.dblClick(await findButton('Send link'));
  await findHeading('Check your email');
  expect(currentUrl()).toBe('/auth/forgot-password/sent');
  expect(screen.getByText('asha@example.in').parentElement).toHaveTextContent(
    'If there is an account with asha@example.in, an email is on its way. The link in the latest email is valid for one hour.',
  );
  expect(network.requests(forgotPasswordEndpoint)).toEqual([{ email: 'asha@example.in' }]);
  expect(await findButton('Send it again')).toHaveAttribute('aria-disabled', 'true');
});

test('[HO-062] a network error on requesting a new password keeps the email address', async () => {
  const network = forgotPasswordNetwork().on(forgotPasswordEndpoint, networkError);
  const { user } = openAuth(REQUEST, network);
  await fillFields(user, { Email: 'asha@example.in' });
  await pressButton(user, 'Send link');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await findField(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-062] an invalid email address in the request for a new password is reported, and nothing is sent', async () => {
  const { user, network } = openAuth(REQUEST, forgotPasswordNetwork());
  await fillFields(user, { Email: 'asha@' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
  expect(network.requests(forgotPasswordEndpoint)).toEqual([]);
});

test('[HO-062] the page after the request can send the email again, or to another address', async () => {
  const state = { email: 'asha@example.in', sentAt: Date.now() - 60_000 };
  const { user, network } = openAuth('/auth/forgot-password/sent', forgotPasswordNetwork(), {
    state,
  });
  await user.dblClick(await findButton('Send it again'));
  await screen.findByText('If the account exists, the latest email has arrived or is on its way.');
  expect(network.requests(forgotPasswordEndpoint)).toEqual([{ email: 'asha@example.in' }]);
  await user.click(await findLink('try another address'));
  await findHeading('Forgot your password?');
  expect(await findField(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-062] the page after the request links back to the form when opened without history state', async () => {
  const { user } = openAuth('/auth/forgot-password/sent', forgotPasswordNetwork());
  expect(await screen.findByText(/an account with this address/)).toBeVisible();
  await user.click(await findLink('Request another link'));
  await findHeading('Forgot your password?');
});

test('[HO-062] the page after a changed password links to the login with the email address filled in', async () => {
  const state = { email: 'asha@example.in' };
  const { user } = openAuth('/auth/forgot-password/done', forgotPasswordNetwork(), { state });
  expect(await findHeading('Your password has been changed')).toHaveFocus();
  expect(screen.getByText(/All devices were logged out/)).toBeVisible();
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  await findHeading('Log in');
  expect(await findField(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-062] an unknown URL below /auth/forgot-password shows the 404 page', async () => {
  openAuth('/auth/forgot-password/somewhere', forgotPasswordNetwork());
  await findHeading('404 — Page Not Found');
});
