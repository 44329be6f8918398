import { ApiError } from '@sopaan/api-client/api-error';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import {
  getSavedKeysEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
} from '@sopaan/schemas/saved/saved';
import { getSavedSearchesEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { aJob, aPage } from '../testing/home-lists';
import { jobNetwork, openPage, jobUrl } from '../testing/job-page';
import { aJobDetail } from '../testing/job-detail';
import { aListedCourse } from '../testing/list-items';
import { savedSearches } from '../testing/saved-searches';
import * as exploreCourses from './explore-courses.screen';
import * as explorePrivateJobs from './explore-private-jobs.screen';

const at = { path: '/explore/jobs/private-job', url: '/explore/jobs/private-job' };
const jobs = [aJob({ id: 'job-1', title: 'Tester' }), aJob({ id: 'job-2', title: 'Designer' })];
const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

const jobsNetwork = (saved: Array<{ kind: string; id: string }> = []) =>
  fakeNetwork()
    .on(searchPrivateJobsEndpoint, () => aPage(jobs))
    .on(getSavedKeysEndpoint, () => ({ items: saved }))
    .on(getSavedSearchesEndpoint, () => savedSearches());
const toggle = (name: string) => screen.findByRole('button', { name: `Save ${name}` });

test('a row shows whether its item is saved, and saves and removes it', async () => {
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

test('a guest logs in first, then the item is saved once', async () => {
  const network = jobsNetwork().on(saveItemEndpoint, () => ({ saved: true }));
  const guest = renderScreen(explorePrivateJobs, { ...at, network });
  await guest.user.click(await toggle('Tester'));
  await screen.findByText(/^Elsewhere: \/auth\/login/);
  expect(network.calls).not.toContain('PUT /api/saved/job/job-1');
  const next = new URL(guest.url(), 'http://localhost').searchParams.get('next') ?? '';
  expect(next).toContain('do=save');
  guest.unmount();

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

test('the page of a job has the button as well, which leads guests to the login', async () => {
  const job = aJobDetail();
  const network = jobNetwork(job).on(saveItemEndpoint, () => ({ saved: true }));
  const { user } = openPage(jobUrl(job), network);
  await user.click(await toggle(job.title));
  expect(await screen.findByText(/^Elsewhere: \/auth\/login/)).toBeVisible();
});

test('an item that is not on the first page of results is saved after the login as well', async () => {
  const network = jobsNetwork().on(saveItemEndpoint, () => ({ saved: true }));
  const guest = renderScreen(explorePrivateJobs, { ...at, network });
  await guest.user.click(await toggle('Tester'));
  const next = new URL(guest.url(), 'http://localhost').searchParams.get('next') ?? '';
  guest.unmount();

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
