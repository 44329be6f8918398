import { ApiError } from '@sopaan/api-client/api-error';
import {
  getHundredDaysEndpoint,
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
} from '@sopaan/schemas/practice/hundred-days';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { days, notStartedDays, startedDays } from '../testing/hundred-days';
import * as hundredDays from './hundred-days.screen';

const offlineError = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

function openDays(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  const path = '/practice/100-days-code-conquest';
  return renderScreen(hundredDays, { path, url: path, session: 'member', ...options });
}

test('[PR-002] [PR-003] the page shows today, streak, calendar and days to catch up; locked days show when they open and are not links', async () => {
  const { user, url } = openDays({
    network: fakeNetwork().on(getHundredDaysEndpoint, () => startedDays),
  });
  expect(await screen.findByRole('region', { name: 'Challenge 4' })).toHaveTextContent(
    'Today, day 4',
  );
  const progress = screen.getByRole('region', { name: 'Day 4 of 5' });
  expect(progress).toHaveTextContent('Streak1 day');
  expect(progress).toHaveTextContent('Longest streak2 days');
  expect(
    screen.getByRole('img', {
      name: 'Calendar of the days: 1 Solved on time, 1 Caught up later, 2 Open, 1 Locked',
    }),
  ).toBeInTheDocument();
  const missed = within(screen.getByRole('list', { name: 'Days to catch up' }));
  expect(missed.getAllByRole('link').map((link) => link.textContent)).toEqual(['Challenge 2']);

  const all = within(screen.getByRole('list', { name: 'Days 1 to 5' }));
  const [first, , third, , fifth] = all.getAllByRole('listitem');
  expect(first).toHaveTextContent('Solved on time, 1 Nov 2026');
  expect(third).toHaveTextContent('Caught up later');
  expect(fifth).toHaveTextContent('Opens 5 Nov 2026');
  expect(all.queryByRole('link', { name: 'Challenge 5' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: "Solve today's challenge" })).toHaveAttribute(
    'href',
    '/code_editor/100_days_code_conquest/challenge-4/d4',
  );
  await user.click(missed.getByRole('link', { name: 'Challenge 2' }));
  expect(url()).toBe('/code_editor/100_days_code_conquest/challenge-2/d2');
});

test('[PR-002] a member starts the 100 days, and a failed start shows an error', async () => {
  let isBroken = true;
  const network = fakeNetwork()
    .on(getHundredDaysEndpoint, () => notStartedDays)
    .on(startHundredDaysEndpoint, () => (isBroken ? offlineError() : startedDays));
  const { user } = openDays({ network });
  const startButton = await screen.findByRole('button', { name: 'Start today' });
  await user.click(startButton);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The 100 days could not be started. No connection',
  );
  isBroken = false;
  await user.click(startButton);
  expect(await screen.findByRole('region', { name: 'Challenge 4' })).toBeInTheDocument();
});

test('[PR-002] a solved day shows when the next one opens; after the last day a summary is shown', async () => {
  const solvedDays = days(true, ['solved', 'solved', 'solved', 'solved', 'locked']);
  const network = fakeNetwork().on(getHundredDaysEndpoint, () => solvedDays);
  const today = openDays({ network });
  expect(await screen.findByRole('region', { name: 'Challenge 4' })).toHaveTextContent(
    'Solved. Day 5 opens tonight',
  );
  expect(screen.queryByRole('heading', { name: 'Catch up' })).not.toBeInTheDocument();
  today.unmount();

  const afterLastDay = { ...startedDays, today: '2026-12-24' };
  openDays({ network: fakeNetwork().on(getHundredDaysEndpoint, () => afterLastDay) });
  expect(await screen.findByRole('region', { name: 'All days have opened' })).toHaveTextContent(
    'You have solved 1 of 5. You can still catch up on the others.',
  );
});

test('[PR-002] starting the 100 days over asks for confirmation', async () => {
  const network = fakeNetwork()
    .on(getHundredDaysEndpoint, () => startedDays)
    .on(restartHundredDaysEndpoint, () => ({ ...startedDays, currentStreak: 0, currentDay: 1 }));
  const { user } = openDays({ network });
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.requests(restartHundredDaysEndpoint)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(await screen.findByRole('region', { name: 'Day 1 of 5' })).toBeInTheDocument();
});

test('[PR-002] a guest is sent to the login page; days that cannot be loaded show an error', async () => {
  const network = fakeNetwork().on(getHundredDaysEndpoint, () => notStartedDays);
  const guest = openDays({ network, session: 'guest' });
  await guest.user.click(await screen.findByRole('button', { name: 'Start today' }));
  expect(guest.url()).toMatch(/^\/auth\/login\?next=/);
  guest.unmount();

  let isBroken = true;
  const failingNetwork = fakeNetwork().on(getHundredDaysEndpoint, () =>
    isBroken ? offlineError() : { ...notStartedDays, days: [] },
  );
  const { user } = openDays({ network: failingNetwork });
  expect(await screen.findByRole('alert')).toHaveTextContent('The 100 days could not be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The days are being prepared')).toBeInTheDocument();
});
