import { getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { festivalServer } from '../testing/festival-server';
import * as festivalScreen from './festival.screen';

const PATH = '/online-quizzing-festival/monsoon-festival/f1';

function open(network: ReturnType<typeof festivalServer>) {
  const path = '/online-quizzing-festival/:eventtitle/:id';
  renderScreen(festivalScreen, { path, url: PATH, network, session: 'member' });
}
const registration = async () =>
  within(await screen.findByRole('region', { name: 'Registration' }));

test('[U24] [U16] a minor without consent learns it before registering for a festival', async () => {
  const requestedAt = '2026-11-28T06:00:00.000Z';
  const parent = { email: 'meera.rao@example.com', requestedAt, confirmedAt: null };
  open(
    festivalServer().on(getMemberAgeEndpoint, () => ({
      ageGroup: 'minor',
      hasAgreed: true,
      parent,
    })),
  );
  const card = await registration();
  expect(await card.findByText(/We emailed meera.rao@example.com on 28 Nov 2026/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Open my settings' })).toHaveAttribute(
    'href',
    '/profile/account#age',
  );
});

test('[U16] an adult sees no notice about consent', async () => {
  open(festivalServer());
  const card = await registration();
  await card.findByRole('button', { name: 'Register' });
  expect(card.queryByText(/consent/)).toBeNull();
});
