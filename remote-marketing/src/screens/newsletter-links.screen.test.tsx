import { ApiError } from '@sopaan/api-client/api-error';
import {
  confirmNewsletterEndpoint,
  getNewsletterConfirmationEndpoint,
} from '@sopaan/schemas/newsletter/confirmation';
import {
  getNewsletterPreferencesEndpoint,
  setNewsletterPreferencesEndpoint,
} from '@sopaan/schemas/newsletter/preferences';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { withNewsletter } from '../testing/newsletter-server';
import * as confirm from './newsletter-confirm.screen';
import * as preferences from './newsletter-preferences.screen';

const TOKEN = 'aToken';
const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const linkError = (code: 'LINK_INVALID' | 'LINK_EXPIRED') =>
  new ApiError({ code, status: code === 'LINK_INVALID' ? 404 : 410, origin: 'server' });

const openConfirm = (network = withNewsletter(fakeNetwork())) => ({
  network,
  ...renderScreen(confirm, {
    path: '/newsletter/confirm/:token',
    url: `/newsletter/confirm/${TOKEN}`,
    network,
  }),
});
const openPreferences = (network = withNewsletter(fakeNetwork())) => ({
  network,
  ...renderScreen(preferences, {
    path: '/newsletter/preferences/:token',
    url: `/newsletter/preferences/${TOKEN}`,
    network,
  }),
});
const findButton = (name: string) => screen.findByRole('button', { name });

test('opening a confirmation link does not subscribe; the button does, and further links appear', async () => {
  const { network, user } = openConfirm();
  const button = await findButton('Confirm my subscription');
  expect(network.requests(confirmNewsletterEndpoint)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'You are subscribed to “Weekly newsletter”',
  );
  expect(network.requests(confirmNewsletterEndpoint)).toEqual([{ token: TOKEN }]);
  expect(screen.getByRole('link', { name: 'Read past issues' })).toHaveAttribute(
    'href',
    '/newsletter',
  );
  expect(screen.getByRole('link', { name: 'Choose my emails' })).toHaveAttribute(
    'href',
    '/newsletter/preferences/aToken',
  );
});

test('a confirmation link that was used before says that the email address is subscribed', async () => {
  const network = withNewsletter(fakeNetwork()).on(getNewsletterConfirmationEndpoint, () => ({
    topic: 'Community start',
    isConfirmed: true,
    preferencesToken: 'aToken',
  }));
  openConfirm(network);
  expect(await screen.findByText('You are subscribed to “Community start”')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('when confirming fails, the reason is shown and the button works again', async () => {
  const network = withNewsletter(fakeNetwork()).on(confirmNewsletterEndpoint, () => unavailable);
  const { user } = openConfirm(network);
  await user.click(await findButton('Confirm my subscription'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be confirmed');
  network.on(confirmNewsletterEndpoint, () => ({
    topic: 'Weekly newsletter',
    isConfirmed: true,
    preferencesToken: 'aToken',
  }));
  await user.click(await findButton('Confirm my subscription'));
  expect(await screen.findByText(/You are subscribed/)).toBeVisible();
});

test.each([
  ['LINK_EXPIRED', 'This link has expired'],
  ['LINK_INVALID', 'This link is not valid'],
] as const)(
  'a confirmation link with the error %s offers a form to request another link',
  async (code, title) => {
    const network = withNewsletter(fakeNetwork()).on(getNewsletterConfirmationEndpoint, () =>
      linkError(code),
    );
    const { user } = openConfirm(network);
    expect(await screen.findByText(title)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'asha@example.in');
    await user.click(await findButton('Subscribe'));
    expect(await screen.findByText('Check your inbox')).toBeVisible();
    expect(network.requests(subscribeNewsletterEndpoint)).toEqual([
      { email: 'asha@example.in', topic: 'weekly' },
    ]);
  },
);

test('a confirmation link that could not be checked can be checked again', async () => {
  const network = withNewsletter(fakeNetwork()).on(
    getNewsletterConfirmationEndpoint,
    () => unavailable,
  );
  const { user } = openConfirm(network);
  expect(await screen.findByText('The link could not be checked')).toBeVisible();
  withNewsletter(network);
  await user.click(await findButton('Try again'));
  await findButton('Confirm my subscription');
});

test('a subscriber chooses topics without logging in', async () => {
  const { network, user } = openPreferences();
  const weekly = await screen.findByRole('checkbox', { name: 'Weekly newsletter' });
  const community = screen.getByRole('checkbox', { name: 'Community start' });
  expect([weekly, community].map((box) => 'checked' in box && box.checked)).toEqual([true, false]);
  await user.click(community);
  await user.click(await findButton('Save'));
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect(network.requests(setNewsletterPreferencesEndpoint)).toEqual([
    { token: TOKEN, topics: ['weekly', 'community'] },
  ]);
});

test('one button unsubscribes from all topics, and a form to subscribe again is shown', async () => {
  const { network, user } = openPreferences();
  await user.click(await findButton('Unsubscribe from all'));
  expect(await screen.findByText('You are unsubscribed')).toBeVisible();
  expect(network.requests(setNewsletterPreferencesEndpoint)).toEqual([
    { token: TOKEN, topics: [] },
  ]);
  expect(screen.getByRole('form', { name: 'Changed your mind?' })).toBeVisible();
});

test('a choice of topics that could not be saved stays in the form', async () => {
  const network = withNewsletter(fakeNetwork()).on(
    setNewsletterPreferencesEndpoint,
    () => unavailable,
  );
  const { user } = openPreferences(network);
  const community = await screen.findByRole('checkbox', { name: 'Community start' });
  await user.click(community);
  await user.click(await findButton('Save'));
  expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
  expect(community).toBeChecked();
});

test('an invalid link to the email preferences shows a message', async () => {
  const network = withNewsletter(fakeNetwork()).on(getNewsletterPreferencesEndpoint, () =>
    linkError('LINK_INVALID'),
  );
  openPreferences(network);
  expect(await screen.findByText('This link is not valid')).toBeVisible();
});

test('email preferences that could not be loaded can be loaded again', async () => {
  const network = withNewsletter(fakeNetwork()).on(
    getNewsletterPreferencesEndpoint,
    () => unavailable,
  );
  const { user } = openPreferences(network);
  expect(await screen.findByText('Your emails could not be loaded')).toBeVisible();
  withNewsletter(network);
  await user.click(await findButton('Try again'));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
});
