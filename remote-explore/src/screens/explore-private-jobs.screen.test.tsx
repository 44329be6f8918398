import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen, type RenderedRoute } from '@sopaan/testing/render-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { searchJobs } from '../testing/searched-jobs';
import { setWidth } from '../testing/viewport';
import * as privateJobs from './explore-private-jobs.screen';

const path = '/explore/jobs/private-job';

function open(query = '') {
  const network = fakeNetwork().on(searchPrivateJobsEndpoint, searchJobs);
  const page = renderScreen(privateJobs, { path, url: path + query, network });
  const lastRequest = () => network.requests(searchPrivateJobsEndpoint).at(-1);
  return { ...page, network, lastRequest };
}

const expectFound = (count: number) =>
  waitFor(() => expect(countText()).toMatch(new RegExp(`^${count} private jobs? found`)));
const countText = () => screen.getAllByRole('status').map((status) => status.textContent)[0];
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

test('[EX-004] [EX-009] [EX-012] a link restores its filters, and only matching jobs are listed', async () => {
  const page = open('?work_mode=remote&jobType=Full-time&search=teacher&location=Kerala');
  await expectFound(2);
  expect(page.lastRequest()).toMatchObject({
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

test('[EX-003] [EX-005] [EX-006] each filter change is one history entry, and Back undoes one', async () => {
  const page = open();
  const { user } = page;
  await expectFound(60);
  await user.click(menu(/^Job type/));
  await user.click(option(/^Full-time/));
  await expectFound(30);
  expect(query(page)).toBe('?jobType=Full-time');
  await user.click(option(/^Contract/));
  await expectFound(60);
  expect(query(page)).toBe('?jobType=Full-time,Contract');
  await user.click(option(/^Full-time/));
  await expectFound(30);
  expect(query(page)).toBe('?jobType=Contract');
  await user.click(option(/^Contract/));
  await expectFound(60);
  expect(query(page)).toBe('');
  for (const earlierQuery of [
    '?jobType=Contract',
    '?jobType=Full-time,Contract',
    '?jobType=Full-time',
    '',
  ]) {
    await page.back();
    await waitFor(() => expect(query(page)).toBe(earlierQuery));
  }
  await expectFound(60);
  expect(chips()).toEqual([]);
});

test('[EX-006] Back before the page has rendered a change of the filters restores the controls, too', async () => {
  const page = open();
  await expectFound(60);
  await page.user.click(menu(/^Job type/));
  // React renders nothing until the callback of `act` is over.
  await act(async () => {
    fireEvent.click(option(/^Full-time/));
    await new Promise((resolve) => setTimeout(resolve));
    expect(query(page)).toBe('?jobType=Full-time');
    await page.back();
  });
  expect(query(page)).toBe('');
  expect(option(/^Full-time/)).not.toBeChecked();
  await page.user.click(option(/^Contract/));
  await expectFound(30);
  expect(query(page)).toBe('?jobType=Contract');
});

test('[U1] after a change of the filters the number of results is in view, and Back keeps its own position', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const page = open();
  await expectFound(60);
  expect(scroll).not.toHaveBeenCalled();
  await page.user.click(menu(/^Job type/));
  await page.user.click(option(/^Full-time/));
  await expectFound(30);
  expect(scroll.mock.contexts).toEqual([screen.getAllByRole('status')[0]]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  await page.back();
  await expectFound(60);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('[EX-009] options show their counts, and one without results is disabled', async () => {
  const { user } = open('?work_mode=hybrid&jobType=Walk-in');
  await expectFound(0);
  await user.click(menu(/^Work mode/));
  expect(option(/^On-site 0/)).toBeDisabled();
  // A chosen option can always be removed.
  expect(option(/^Hybrid 0/)).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Remove filter Walk-in' }));
  await expectFound(0);
  await user.click(menu(/^Work mode/));
  await waitFor(() => expect(option(/^On-site 40/)).toBeEnabled());
  await user.click(option(/^Remote 20/));
  await expectFound(20);
  await user.keyboard('{Escape}');
  expect(menu(/^Work mode \(2\)/)).toHaveFocus();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('[EX-006] a chip removes its filter and Clear all removes all, each in one history entry', async () => {
  const page = open('?jobType=Contract&work_mode=remote&remote=true&utm_source=mail');
  await expectFound(10);
  expect(page.lastRequest()).not.toHaveProperty('remote');
  expect(chips()).toEqual(['Contract', 'Remote']);
  const [first] = screen.getAllByRole('button', { name: /^Remove filter/ });
  if (first) await page.user.click(first);
  await expectFound(20);
  expect(query(page)).toBe('?work_mode=remote&utm_source=mail');
  await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await expectFound(60);
  expect(query(page)).toBe('?utm_source=mail');
  await page.back();
  await expectFound(20);
});

test('[U3] the flag of a link from the search bar is ticked in its menu and has one chip', async () => {
  const page = open('?remote=true&contract=true');
  await expectFound(10);
  expect(chips()).toEqual(['Contract', 'Remote']);
  await page.user.click(menu(/^Work mode \(1\)/));
  expect(option(/^Remote/)).toBeChecked();
  await page.user.click(option(/^Remote/));
  await expectFound(30);
  expect(query(page)).toBe('?jobType=Contract');
});

test('[EX-007] another category opens without filters', async () => {
  const page = open('?jobType=Contract&search=engineer');
  await expectFound(24);
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

test('[EX-084] the keyword applies after a pause of 500 ms or on Enter, and further typing replaces the history entry', async () => {
  jest.useFakeTimers();
  const page = open('?jobType=Contract');
  await expectFound(30);
  const searchbox = screen.getByRole('searchbox');
  await page.user.type(searchbox, 'teach');
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(query(page)).toBe('?jobType=Contract');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(query(page)).toBe('?search=teach&jobType=Contract');
  await page.user.type(searchbox, 'er ');
  await act(() => jest.advanceTimersByTimeAsync(500));
  await expectFound(6);
  expect(query(page)).toBe('?search=teacher&jobType=Contract');
  expect(searchbox).toHaveValue('teacher ');
  await page.user.type(searchbox, '5{Enter}');
  await expectFound(2);
  expect(query(page)).toBe('?search=teacher%205&jobType=Contract');
  // Back before the pause ends discards the last input.
  await page.user.type(searchbox, '0');
  await page.back();
  await expectFound(30);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(query(page)).toBe('?jobType=Contract');
  expect(searchbox).toHaveValue('');
  await page.user.type(searchbox, 'x');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Goa');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(query(page)).toBe('?search=x&location=Goa&jobType=Contract');
});
