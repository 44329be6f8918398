import { ApiError } from '@sopaan/api-client/api-error';
import {
  getUnsubscribeLinkEndpoint,
  unsubscribeEndpoint,
} from '@sopaan/schemas/account/unsubscribe';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import * as unsubscribe from './unsubscribe.screen';

const TOKEN = 'dG9rZW4';
const link = { topic: 'deadlines', isWanted: true };

/** A server that knows the link and unsubscribes by it. */
function linkServer(isWanted = true) {
  const state = { ...link, isWanted };
  return fakeNetwork()
    .on(getUnsubscribeLinkEndpoint, () => state)
    .on(unsubscribeEndpoint, () => {
      state.isWanted = false;
      return state;
    });
}

const open = (network: ReturnType<typeof fakeNetwork>) =>
  renderScreen(unsubscribe, {
    path: '/unsubscribe/:token',
    url: `/unsubscribe/${TOKEN}`,
    network,
  });
const findSubmit = () => screen.findByRole('button', { name: 'Unsubscribe' });

test('opening an unsubscribe link changes nothing; the button unsubscribes and confirms it', async () => {
  const network = linkServer();
  const { user } = open(network);
  const button = await findSubmit();
  expect(screen.getByText(/emails about deadlines\?/)).toBeVisible();
  expect(network.requests(unsubscribeEndpoint)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('You are unsubscribed');
  expect(network.requests(unsubscribeEndpoint)).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute(
    'href',
    '/profile/account#emails',
  );
});

test('an unsubscribe link that was used before says that nothing is sent any more', async () => {
  open(linkServer(false));
  expect(await screen.findByText('You are unsubscribed')).toBeVisible();
});

test('a subscriber without an account gets a link to the page to choose emails', async () => {
  const preferencesPath = '/newsletter/preferences/aToken';
  const network = fakeNetwork().on(getUnsubscribeLinkEndpoint, () => ({
    topic: 'what is new each week',
    isWanted: true,
    preferencesPath,
  }));
  open(network);
  expect(
    await screen.findByRole('link', { name: 'Choose which emails you receive' }),
  ).toHaveAttribute('href', preferencesPath);
  expect(screen.queryByRole('link', { name: 'settings' })).toBeNull();
});

test('when unsubscribing fails, the reason is shown and the button works again', async () => {
  const network = linkServer().on(unsubscribeEndpoint, offline);
  const { user } = open(network);
  await user.click(await findSubmit());
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be unsubscribed');
  network.on(unsubscribeEndpoint, () => ({ ...link, isWanted: false }));
  await user.click(await findSubmit());
  expect(await screen.findByText('You are unsubscribed')).toBeVisible();
});

test('an invalid unsubscribe link leads to the settings', async () => {
  const error = new ApiError({ code: 'LINK_INVALID', status: 404, origin: 'server' });
  open(fakeNetwork().on(getUnsubscribeLinkEndpoint, () => error));
  expect(await screen.findByText('This link is not valid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my settings' })).toBeVisible();
});

test('an unsubscribe link that could not be checked can be checked again', async () => {
  const network = linkServer().on(getUnsubscribeLinkEndpoint, offline);
  const { user } = open(network);
  expect(await screen.findByText('The link could not be checked')).toBeVisible();
  network.on(getUnsubscribeLinkEndpoint, () => link);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible());
});
