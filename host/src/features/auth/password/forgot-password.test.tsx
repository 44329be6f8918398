import { forgotPasswordEndpoint } from '@sopaan/schemas/account-password';
import { screen } from '@testing-library/react';
import {
  aNetwork,
  button,
  field,
  fill,
  link,
  noNetwork,
  openAuth,
  press,
  title,
} from '../stage/open-auth';

const REQUEST = '/auth/forgot-password/request';
const network = () => aNetwork().on(forgotPasswordEndpoint, () => ({ status: 'sent' }));

test('[HO-062] request: the address gets a mail, and no word tells whether there is such an account', async () => {
  const { user, here, network: net } = openAuth(REQUEST, network());
  await title('Forgot your password?');
  expect(await field(/^Email/)).toHaveAttribute('autocomplete', 'username');
  await fill(user, { Email: ' asha@example.in ' });
  await user.dblClick(await button('Send the link'));
  await title('Check your email');
  expect(here()).toBe('/auth/forgot-password/sent');
  expect(screen.getByText('asha@example.in').parentElement).toHaveTextContent(
    'If there is an account with asha@example.in, a mail is on its way. The link of the newest mail works for an hour.',
  );
  expect(net.requests(forgotPasswordEndpoint)).toEqual([{ email: 'asha@example.in' }]);
  expect(await button('Send it again')).toHaveAttribute('aria-disabled', 'true');
});

test('[HO-062] request without a network keeps the address', async () => {
  const net = network().on(forgotPasswordEndpoint, noNetwork);
  const { user } = openAuth(REQUEST, net);
  await fill(user, { Email: 'asha@example.in' });
  await press(user, 'Send the link');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await field(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-062] request: an address that is none is said, and nothing is sent', async () => {
  const { user, network: net } = openAuth(REQUEST, network());
  await fill(user, { Email: 'asha@' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
  expect(net.requests(forgotPasswordEndpoint)).toEqual([]);
});

test('[HO-062] sent: the mail is sent again, or to another address', async () => {
  const state = { email: 'asha@example.in', sentAt: Date.now() - 60_000 };
  const { user, network: net } = openAuth('/auth/forgot-password/sent', network(), { state });
  await user.dblClick(await button('Send it again'));
  await screen.findByText('If there is such an account, its newest mail is there or on its way.');
  expect(net.requests(forgotPasswordEndpoint)).toEqual([{ email: 'asha@example.in' }]);
  await user.click(await link('try another address'));
  await title('Forgot your password?');
  expect(await field(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-062] sent, opened without a history, leads back to the form', async () => {
  const { user } = openAuth('/auth/forgot-password/sent', network());
  expect(await screen.findByText(/an account with this address/)).toBeVisible();
  await user.click(await link('Ask for another link'));
  await title('Forgot your password?');
});

test('[HO-062] done leads to the login, which knows the address', async () => {
  const state = { email: 'asha@example.in' };
  const { user } = openAuth('/auth/forgot-password/done', network(), { state });
  expect(await title('Your password is changed')).toHaveFocus();
  expect(screen.getByText(/All devices were signed out/)).toBeVisible();
  await user.click(screen.getByText('Log in', { selector: 'main a' }));
  await title('Log in');
  expect(await field(/^Email/)).toHaveValue('asha@example.in');
});

test('[HO-062] a step that there is not is a page that there is not', async () => {
  openAuth('/auth/forgot-password/somewhere', network());
  await title('404 — Page Not Found');
});
