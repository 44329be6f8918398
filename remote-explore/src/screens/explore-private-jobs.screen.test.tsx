import { searchPrivateJobsEndpoint } from '@sopaan/schemas/job';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen, type RenderedRoute } from '@sopaan/testing/render-route';
import { act, screen, waitFor, within } from '@testing-library/react';
import { searchJobs } from '../fixtures/searched-jobs';
import { setWidth } from '../fixtures/viewport';
import * as privateJobs from './explore-private-jobs.screen';

const path = '/explore/jobs/private-job';

function open(query = '') {
  const network = fakeNetwork().on(searchPrivateJobsEndpoint, searchJobs);
  const page = renderScreen(privateJobs, { path, url: path + query, network });
  const asked = () => network.requests(searchPrivateJobsEndpoint).at(-1);
  return { ...page, network, asked };
}

const found = (count: number) =>
  waitFor(() => expect(countLine()).toMatch(new RegExp(`^${count} private jobs? found`)));
const countLine = () => screen.getAllByRole('status').map((line) => line.textContent)[0];
const menu = (name: RegExp) => screen.getByRole('button', { name });
const option = (name: RegExp) => screen.getByRole('checkbox', { name });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent);
const query = (page: RenderedRoute) => page.url().slice(path.length);

beforeEach(() => setWidth(1280));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('[EX-004] [EX-009] [EX-012] a link restores its filters, and only what matches is listed', async () => {
  const page = open('?work_mode=remote&jobType=Full-time&search=teacher&location=Kerala');
  await found(2);
  expect(page.asked()).toMatchObject({
    search: 'teacher',
    location: 'Kerala',
    jobType: ['Full-time'],
    work_mode: ['remote'],
    facets: true,
  });
  const list = screen.getByRole('list', { name: 'Private jobs' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: 'Teacher 30' })).toHaveAttribute(
    'href',
    '/job/preview/teacher-30/job-30',
  );
  expect(chips()).toEqual(['“teacher”', 'Kerala', 'Full-time', 'Remote']);
  expect(screen.getByRole('searchbox')).toHaveValue('teacher');
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Kerala');
  await page.user.click(menu(/^Job type \(1\)/));
  expect(option(/^Full-time/)).toBeChecked();
  expect(option(/^Contract/)).not.toBeChecked();
  expect(document.title).toBe('Explore private jobs | Sopaan');
});

test('[EX-003] [EX-005] [EX-006] one press is one history step, and Back takes one back', async () => {
  const page = open();
  const { user } = page;
  await found(60);
  await user.click(menu(/^Job type/));
  await user.click(option(/^Full-time/));
  await found(30);
  expect(query(page)).toBe('?jobType=Full-time');
  await user.click(option(/^Contract/));
  await found(60);
  expect(query(page)).toBe('?jobType=Full-time,Contract');
  await user.click(option(/^Full-time/));
  await found(30);
  expect(query(page)).toBe('?jobType=Contract');
  await user.click(option(/^Contract/));
  await found(60);
  expect(query(page)).toBe('');
  for (const earlier of [
    '?jobType=Contract',
    '?jobType=Full-time,Contract',
    '?jobType=Full-time',
    '',
  ]) {
    await page.back();
    await waitFor(() => expect(query(page)).toBe(earlier));
  }
  await found(60);
  expect(chips()).toEqual([]);
});

test('[EX-009] options tell how many they give beside the others; one that gives none is disabled, not gone', async () => {
  const { user } = open('?work_mode=hybrid&jobType=Walk-in');
  await found(0);
  await user.click(menu(/^Work mode/));
  expect(option(/^On-site 0/)).toBeDisabled();
  // What is chosen can always be taken away.
  expect(option(/^Hybrid 0/)).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Remove filter Walk-in' }));
  await found(0);
  await user.click(menu(/^Work mode/));
  await waitFor(() => expect(option(/^On-site 40/)).toBeEnabled());
  await user.click(option(/^Remote 20/));
  await found(20);
  await user.keyboard('{Escape}');
  expect(menu(/^Work mode \(2\)/)).toHaveFocus();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('[EX-006] chips take one filter away each, Clear all takes all, each in one history step', async () => {
  const page = open('?jobType=Contract&work_mode=remote&remote=true&utm_source=mail');
  await found(10);
  expect(page.asked()).toMatchObject({ remote: true });
  expect(chips()).toEqual(['Contract', 'Remote', 'Remote']);
  const [first] = screen.getAllByRole('button', { name: /^Remove filter/ });
  if (first) await page.user.click(first);
  await found(20);
  expect(query(page)).toBe('?work_mode=remote&remote=true&utm_source=mail');
  await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await found(60);
  expect(query(page)).toBe('?utm_source=mail');
  await page.back();
  await found(20);
});

test('[EX-007] another category is opened without any filter', async () => {
  const page = open('?jobType=Contract&search=engineer');
  await found(24);
  await page.user.click(screen.getByRole('button', { name: 'Category: Private jobs' }));
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
    'Courses',
    'Private jobs',
    'Government jobs',
    'All jobs',
    'Competitions',
    'Practice',
  ]);
  await page.user.click(screen.getByRole('menuitem', { name: 'Government jobs' }));
  expect(page.url()).toBe('/explore/jobs/govt-job');
});

test('[EX-084] words wait for a pause of 500 ms, or for Enter; typing on replaces the history step', async () => {
  jest.useFakeTimers();
  const page = open('?jobType=Contract');
  await found(30);
  const words = screen.getByRole('searchbox');
  await page.user.type(words, 'teach');
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(query(page)).toBe('?jobType=Contract');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(query(page)).toBe('?search=teach&jobType=Contract');
  await page.user.type(words, 'er ');
  await act(() => jest.advanceTimersByTimeAsync(500));
  await found(6);
  expect(query(page)).toBe('?search=teacher&jobType=Contract');
  expect(words).toHaveValue('teacher ');
  await page.user.type(words, '5{Enter}');
  await found(2);
  expect(query(page)).toBe('?search=teacher%205&jobType=Contract');
  // Back is quicker than the pause: what was typed last is given up, and comes not back.
  await page.user.type(words, '0');
  await page.back();
  await found(30);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(query(page)).toBe('?jobType=Contract');
  expect(words).toHaveValue('');
  await page.user.type(words, 'x');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Goa');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(query(page)).toBe('?search=x&location=Goa&jobType=Contract');
});
