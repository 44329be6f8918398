import { ApiError } from '@sopaan/api-client/api-error';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import {
  GUEST_SAVED_MAX,
  getSavedKeysEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
} from '@sopaan/schemas/saved/saved';
import { getSavedSearchesEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import { addGuestSave, readGuestSaves } from '@sopaan/session/guest-saves';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { aJob, aPage } from '../testing/home-lists';
import { aListedCourse } from '../testing/list-items';
import { savedSearches } from '../testing/saved-searches';
import * as exploreCourses from './explore-courses.screen';
import * as explorePrivateJobs from './explore-private-jobs.screen';

afterEach(() => localStorage.clear());

const at = { path: '/explore/jobs/private-job', url: '/explore/jobs/private-job' };
const jobs = [aJob({ id: 'job-1', title: 'Tester' }), aJob({ id: 'job-2', title: 'Designer' })];
const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

const jobsNetwork = (saved: Array<{ kind: string; id: string }> = []) =>
  fakeNetwork()
    .on(searchPrivateJobsEndpoint, () => aPage(jobs))
    .on(getSavedKeysEndpoint, () => ({ items: saved }))
    .on(getSavedSearchesEndpoint, () => savedSearches());
const toggle = (name: string) => screen.findByRole('button', { name: `Save ${name}` });

test('the toggle of a row shows whether its item is saved, and saves or removes it', async () => {
  const network = jobsNetwork([{ kind: 'job', id: 'job-2' }])
    .on(saveItemEndpoint, () => ({ saved: true }))
    .on(removeSavedItemEndpoint, () => ({ saved: false }));
  const { user, toasts } = renderScreen(explorePrivateJobs, { ...at, network, session: 'member' });
  await waitFor(async () =>
    expect(await toggle('Designer')).toHaveAttribute('aria-pressed', 'true'),
  );
  const first = await toggle('Tester');
  expect(first).toHaveAttribute('aria-pressed', 'false');
  await user.click(first);
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
  expect(network.requests(saveItemEndpoint)).toEqual([{ kind: 'job', id: 'job-1' }]);
  expect(toasts).toMatchObject([{ kind: 'success', message: 'Tester is saved in your profile.' }]);
  await user.click(await toggle('Designer'));
  await waitFor(async () =>
    expect(await toggle('Designer')).toHaveAttribute('aria-pressed', 'false'),
  );
  expect(network.requests(removeSavedItemEndpoint)).toEqual([{ kind: 'job', id: 'job-2' }]);
  // One request marks all rows.
  expect(network.requests(getSavedKeysEndpoint)).toHaveLength(1);
});

test('a save that fails is rolled back with a toast', async () => {
  const network = jobsNetwork().on(saveItemEndpoint, () => unavailable);
  const { user, toasts } = renderScreen(explorePrivateJobs, { ...at, network, session: 'member' });
  await user.click(await toggle('Tester'));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(await toggle('Tester')).toHaveAttribute('aria-pressed', 'false');
});

test('a guest saves and removes items on the device, which rows show after a reload as well', async () => {
  const network = jobsNetwork();
  const { user, toasts, unmount } = renderScreen(explorePrivateJobs, { ...at, network });
  for (const name of ['Tester', 'Designer']) await user.click(await toggle(name));
  expect(await toggle('Tester')).toHaveAttribute('aria-pressed', 'true');
  expect(toasts.at(-1)).toMatchObject({
    kind: 'success',
    message: 'Designer is saved on this device. Log in to keep it in your profile.',
  });
  await user.click(await toggle('Tester'));
  expect(await toggle('Tester')).toHaveAttribute('aria-pressed', 'false');
  expect(readGuestSaves()).toEqual([{ kind: 'job', id: 'job-2' }]);
  unmount();

  renderScreen(explorePrivateJobs, { ...at, network });
  await waitFor(async () =>
    expect(await toggle('Designer')).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(await toggle('Tester')).toHaveAttribute('aria-pressed', 'false');
});

test('a guest who has reached the limit of saved items sees a message', async () => {
  for (let n = 0; n < GUEST_SAVED_MAX; n += 1) addGuestSave({ kind: 'course', id: `c${n}` });
  const { user, toasts } = renderScreen(explorePrivateJobs, { ...at, network: jobsNetwork() });
  await user.click(await toggle('Tester'));
  expect(toasts).toMatchObject([{ kind: 'error' }]);
  expect(await toggle('Tester')).toHaveAttribute('aria-pressed', 'false');
});

/** Presses the toggle of a guest whose browser stores nothing. Returns the path to which the login returns. */
async function saveWithoutStorage(network: ReturnType<typeof jobsNetwork>): Promise<string> {
  const { user, url, unmount } = renderScreen(explorePrivateJobs, { ...at, network });
  const setItem = Storage.prototype.setItem;
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(
    this: Storage,
    ...item
  ) {
    if (this === localStorage) throw new Error('denied');
    setItem.apply(this, item);
  });
  await user.click(await toggle('Tester'));
  denied.mockRestore();
  const next = new URL(url(), 'http://localhost').searchParams.get('next') ?? '';
  expect(next).toContain('do=save');
  unmount();
  return next;
}

test('a guest whose browser stores nothing logs in first, then the item is saved once', async () => {
  const network = jobsNetwork().on(saveItemEndpoint, () => ({ saved: true }));
  const next = await saveWithoutStorage(network);
  expect(network.calls).not.toContain('PUT /api/saved/job/job-1');
  const member = renderScreen(explorePrivateJobs, { ...at, url: next, network, session: 'member' });
  await waitFor(async () => expect(await toggle('Tester')).toHaveAttribute('aria-pressed', 'true'));
  expect(network.requests(saveItemEndpoint)).toEqual([{ kind: 'job', id: 'job-1' }]);
  await waitFor(() => expect(member.url()).toBe(at.url));
});

test('the toggle of a row does not open the item', async () => {
  const network = fakeNetwork()
    .on(searchCoursesEndpoint, () => aPage([aListedCourse]))
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(saveItemEndpoint, () => ({ saved: true }));
  const { user, url } = renderScreen(exploreCourses, {
    path: '/explore/courses',
    url: '/explore/courses',
    network,
    session: 'member',
  });
  await user.click(await toggle('Practical Statistics'));
  expect(url()).toBe('/explore/courses');
  expect(network.requests(saveItemEndpoint)).toEqual([{ kind: 'course', id: 'course-1' }]);
});

test('an item that is not on the first page of results is saved after the login as well', async () => {
  const network = jobsNetwork().on(saveItemEndpoint, () => ({ saved: true }));
  const next = await saveWithoutStorage(network);
  network.on(searchPrivateJobsEndpoint, () => aPage(jobs.slice(1)));
  const { toasts } = renderScreen(explorePrivateJobs, {
    ...at,
    url: next,
    network,
    session: 'member',
  });
  await waitFor(() =>
    expect(toasts).toMatchObject([{ message: 'The job is saved in your profile.' }]),
  );
  expect(network.requests(saveItemEndpoint)).toEqual([{ kind: 'job', id: 'job-1' }]);
});
