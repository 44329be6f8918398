import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import { getNextStepsEndpoint, type NextSteps } from '@sopaan/schemas/next-steps/next-steps';
import { endSession, startSession } from '@sopaan/session/actions';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyHomeNetwork } from '../testing/home-network';
import { aStep, firstSteps, someSteps } from '../testing/next-steps';
import * as home from './home.screen';

const at = { path: '/', url: '/' };

const busyDay = someSteps(
  [
    aStep('saved-job', {
      title: 'Junior Developer',
      detail: 'Sahyadri Systems',
      path: '/job/preview/junior-developer/job-1',
      due: '2026-11-25T12:30:00Z',
    }),
    aStep('registration', {
      title: 'Rail Hack',
      path: '/competition/rail-hack/event-1',
      due: '2026-11-26T12:30:00Z',
    }),
    aStep('lesson', {
      title: 'Web dev basics',
      detail: 'Forms',
      path: '/learn/coursevideo?course=course-1&video=v2',
      progress: { completedLessons: 1, totalLessons: 4 },
    }),
  ],
  { currentStreak: 7 },
);

function openHome(steps: NextSteps) {
  const network = emptyHomeNetwork().on(getNextStepsEndpoint, () => steps);
  return { network, ...renderScreen(home, { ...at, network, session: 'member' }) };
}

const findSteps = () => screen.findByRole('list', { name: 'Your next steps' });

test('[U14] [HO-067] a member gets the next steps in the order of the server, with dates, in place of the hero', async () => {
  const { user, url } = openHome(busyDay);
  const steps = within(await findSteps()).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('link').textContent)).toEqual([
    'Apply for Junior Developer',
    'Get ready for Rail Hack',
    'Continue Web dev basics',
  ]);
  const texts = steps.map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Today.*Closes 25 Nov 2026, 6:00\spm IST · Sahyadri Systems$/);
  expect(texts[1]).toMatch(/^Tomorrow.*Starts 26 Nov 2026, 6:00\spm IST$/);
  expect(texts[2]).toMatch(/1 of 4 lessons done · next: Forms$/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your next steps');
  expect(screen.queryByText(/Climb to the work/)).toBeNull();
  expect(screen.getByRole('link', { name: '7-day streak in the 100 days' })).toHaveAttribute(
    'href',
    '/practice/100-days-code-conquest',
  );
  await user.click(screen.getByRole('link', { name: 'Continue Web dev basics' }));
  expect(url()).toBe('/learn/coursevideo?course=course-1&video=v2');
});

test('[U14] [HO-067] a new member is shown where to begin', async () => {
  const { user, url } = openHome(firstSteps);
  const links = within(await findSteps()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add at least 3 skills', '/profile/profile?edit=skills'],
    ['Pick a course', '/course'],
    ['Start the 100 days', '/practice/100-days-code-conquest'],
    ['Join a competition', '/competition'],
    ['Find a job or internship', '/private-job'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Go to my profile' }));
  expect(url()).toBe('/profile/profile');
});

test('[U14] [HO-067] a member without next steps sees that there is nothing to do', async () => {
  openHome(someSteps([]));
  expect(await screen.findByText('You are up to date')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore courses' })).toHaveAttribute('href', '/course');
});

test('steps of a kind that this release does not know are left out', async () => {
  openHome(someSteps([{ ...aStep('job'), kind: 'interview' }, aStep('course')]));
  expect(within(await findSteps()).getAllByRole('listitem')).toHaveLength(1);
});

test('[HO-067] the other links beside the steps can be used while the steps load and after loading has failed', async () => {
  const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
  let respond: (outcome: NextSteps | ApiError) => void = () => undefined;
  const network = emptyHomeNetwork().on(
    getNextStepsEndpoint,
    () => new Promise((resolve) => (respond = resolve)),
  );
  const { user } = renderScreen(home, { ...at, network, session: 'member' });
  const intro = within(await screen.findByRole('region', { name: 'Your next steps' }));
  expect(intro.getByRole('status')).toHaveTextContent('Loading...');
  expect(intro.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
  act(() => respond(unavailable));
  const alert = await intro.findByRole('alert', { name: 'Your next steps could not be loaded' });
  expect(alert).toHaveTextContent('test-request');
  expect(intro.getByRole('link', { name: 'See competitions' })).toBeVisible();
  network.on(getNextStepsEndpoint, () => firstSteps);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await findSteps();
  expect(intro.queryByRole('alert')).toBeNull();
});

test('[HO-067] ending the session in another tab shows the hero without reloading, and a new session shows the steps again', async () => {
  const { network, queryClient } = openHome(firstSteps);
  await findSteps();
  act(() => endSession());
  expect(await screen.findByRole('link', { name: 'Create an account' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your next steps' })).toBeNull();
  // As the host does when a session ends.
  queryClient.removeQueries({ type: 'inactive' });
  network.on(getNextStepsEndpoint, () => busyDay);
  act(() => startSession('test-token'));
  await screen.findByRole('link', { name: 'Apply for Junior Developer' });
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

test('[HO-067] the home page of a guest does not request steps', async () => {
  const network = emptyHomeNetwork();
  renderScreen(home, { ...at, network });
  await screen.findByRole('link', { name: 'Create an account' });
  await waitFor(() => expect(network.calls).toHaveLength(7));
  expect(network.calls).not.toContain('GET /api/next-steps');
});

test('a notice that arrives or is read changes the steps', async () => {
  const { network } = openHome(firstSteps);
  await findSteps();
  act(() => bus.publish('notices:changed', { unread: 0 }));
  expect(network.requests(getNextStepsEndpoint)).toHaveLength(1);
  const notice = aStep('notices', { title: 'You are shortlisted', count: 1 });
  network.on(getNextStepsEndpoint, () => someSteps([notice], { unreadNotices: 1 }));
  act(() => bus.publish('notices:changed', { unread: 1 }));
  expect(await screen.findByRole('link', { name: 'Read 1 new notice' })).toBeVisible();
});
