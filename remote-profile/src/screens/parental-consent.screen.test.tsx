import { ApiError } from '@sopaan/api-client/api-error';
import {
  confirmConsentEndpoint,
  declineConsentEndpoint,
  getParentalConsentEndpoint,
  type ParentalConsent,
} from '@sopaan/schemas/account/parental-consent';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import * as parentalConsent from './parental-consent.screen';

const TOKEN = 'dG9rZW4';
const pending: ParentalConsent = { status: 'pending', memberName: 'Asha Rao', confirmedAt: null };
const confirmed = { ...pending, status: 'confirmed', confirmedAt: '2026-11-02T10:00:00.000Z' };

const consentServer = (consent = pending) =>
  fakeNetwork()
    .on(getParentalConsentEndpoint, () => consent)
    .on(confirmConsentEndpoint, () => confirmed)
    .on(declineConsentEndpoint, () => ({ ...pending, status: 'declined' }));

const open = (network: ReturnType<typeof fakeNetwork>) =>
  renderScreen(parentalConsent, {
    path: '/parental-consent/:token',
    url: `/parental-consent/${TOKEN}`,
    network,
  });
const findButton = (name: string) => screen.findByRole('button', { name });

test('[U16] a parent reads what is stored, states to be one, and confirms', async () => {
  const network = consentServer();
  const { user } = open(network);
  await user.click(await findButton('Confirm'));
  expect(screen.getByText(/^Name, email address/)).toBeVisible();
  const statement = screen.getByRole('checkbox', { name: /parent or guardian of Asha Rao/ });
  expect(statement).toHaveAccessibleDescription(/^Please confirm that you are an adult/);
  expect(network.requests(confirmConsentEndpoint)).toEqual([]);
  await user.click(statement);
  await user.click(await findButton('Confirm'));
  expect(await screen.findByText('You have agreed')).toBeVisible();
  expect(network.requests(confirmConsentEndpoint)).toEqual([{ token: TOKEN, isGuardian: true }]);
});

test('[U16] a parent declines, and reads what follows', async () => {
  const network = consentServer();
  const { user } = open(network);
  await user.click(await findButton('Decline'));
  expect(await screen.findByText('You do not consent')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(network.requests(declineConsentEndpoint)).toEqual([{ token: TOKEN }]);
});

test('[U16] a parent withdraws the consent; a failure can be repeated', async () => {
  const network = consentServer(confirmed).on(declineConsentEndpoint, offline);
  const { user } = open(network);
  await user.click(await findButton('Withdraw my consent'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
  network.on(declineConsentEndpoint, () => ({ ...pending, status: 'declined' }));
  await user.click(await findButton('Withdraw my consent'));
  expect(await screen.findByText('You do not consent')).toBeVisible();
});

test('[U16] a consent that could not be saved can be sent again', async () => {
  const network = consentServer().on(confirmConsentEndpoint, offline);
  const { user } = open(network);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(await findButton('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your consent could not be saved');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('[U16] an invalid link of a parent leads to the contact form', async () => {
  const error = new ApiError({ code: 'LINK_INVALID', status: 404, origin: 'server' });
  open(fakeNetwork().on(getParentalConsentEndpoint, () => error));
  expect(await screen.findByText('This link is not valid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});

test('[U16] a link of a parent that could not be checked can be checked again', async () => {
  const network = fakeNetwork().on(getParentalConsentEndpoint, offline);
  const { user } = open(network);
  expect(await screen.findByText('The link could not be checked')).toBeVisible();
  network.on(getParentalConsentEndpoint, () => pending);
  await user.click(await findButton('Try again'));
  expect(await findButton('Confirm')).toBeVisible();
});
