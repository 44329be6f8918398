import { ApiError } from '@sopaan/api-client/api-error';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { fakeNetwork, type FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { searchJobs } from '../testing/searched-jobs';
import { setWidth } from '../testing/viewport';
import * as privateJobs from './explore-private-jobs.screen';

const path = '/explore/jobs/private-job';
const failure = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
const offline = new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

const jobNetwork = () => fakeNetwork().on(searchPrivateJobsEndpoint, searchJobs);
const open = (network: FakeNetwork, query = '') =>
  renderScreen(privateJobs, { path, url: path + query, network });
const rows = () =>
  within(screen.getByRole('list', { name: 'Private jobs' })).getAllByRole('listitem').length;
const expectRows = (count: number) => waitFor(() => expect(rows()).toBe(count));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => setWidth(1280));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('[EX-009] Show more keeps the focus, and Back restores as many pages as were open', async () => {
  const network = jobNetwork();
  const teachers = '?search=teacher';
  const page = open(network, teachers);
  await expectRows(4);
  await page.user.click(await button('Show more'));
  await expectRows(8);
  expect(await button('Show more')).toHaveFocus();
  const requests = network.requests(searchPrivateJobsEndpoint);
  expect(requests).toEqual([
    { search: 'teacher', facets: true },
    { search: 'teacher', cursor: '4' },
  ]);
  await page.user.click(await button(/^Job type/));
  await page.user.click(screen.getByRole('checkbox', { name: /^Contract/ }));
  await waitFor(() => expect(screen.getByText(/^6 private jobs found/)).toBeVisible());
  await expectRows(4);
  await page.back();
  await expectRows(8);
  await page.user.click(await button('Show more'));
  await expectRows(12);
  // The button has disappeared, so the focus moves to the first new row.
  expect(screen.getByRole('link', { name: 'Teacher 40' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

  page.unmount();
  open(network, teachers);
  await expectRows(12);
});

test('[EX-009] the results stay visible while the next ones load', async () => {
  let respond = () => {};
  const network = jobNetwork();
  const page = open(network);
  await expectRows(4);
  network.on(searchPrivateJobsEndpoint, async (request) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return searchJobs(request);
  });
  await page.user.click(await button(/^Job type/));
  await page.user.click(screen.getByRole('checkbox', { name: /^Full-time/ }));
  const busy = () => screen.getByRole('list', { name: 'Private jobs' }).closest('[aria-busy=true]');
  await waitFor(() => expect(busy()).toBeVisible());
  expect(rows()).toBe(4);
  respond();
  expect(await screen.findByText(/^30 private jobs found/)).toBeVisible();
});

test('[EX-009] a chosen filter is shown at once, before the URL has changed', async () => {
  const page = open(jobNetwork());
  await expectRows(4);
  await page.user.click(await button(/^Job type/));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Full-time/ }));
  expect(page.url()).toBe(path);
  expect(screen.getByRole('button', { name: 'Remove filter Full-time' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Private jobs' });
  expect(list.closest('[aria-busy=true]')).toBeVisible();
  expect(await screen.findByText(/^30 private jobs found/)).toBeVisible();
  expect(list.closest('[aria-busy=true]')).toBeNull();
});

test('[EX-009] [U8] without results the page counts what removing each filter gives, the location first', async () => {
  const page = open(
    jobNetwork(),
    '?search=teacher&jobType=Contract&work_mode=on-site&location=Kerala',
  );
  expect(await screen.findByText('No private jobs match your search')).toBeVisible();
  const removals = within(screen.getByRole('list', { name: 'Filters to remove' }));
  expect(removals.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Without Kerala: 4 private jobs',
    'Without Contract: 4 private jobs',
  ]);
  await page.user.click(await button('Without Kerala: 4 private jobs'));
  await expectRows(4);
  expect(page.url()).toBe(`${path}?search=teacher&jobType=Contract&work_mode=on-site`);
  await page.back();
  await page.user.click(await button('Clear all filters'));
  await expectRows(4);
  expect(page.url()).toBe(path);
});

test('[U2] a corrected text is named, and the words can be searched for as typed', async () => {
  const network = jobNetwork().on(searchPrivateJobsEndpoint, (request) =>
    request.search === 'teecher'
      ? { ...searchJobs({ ...request, search: 'teacher' }), corrected: 'teacher' }
      : searchJobs(request),
  );
  const page = open(network, '?search=teecher&location=Goa');
  expect(await screen.findByText('Showing results for')).toHaveTextContent(
    'Showing results for teacher',
  );
  await page.user.click(await button('Search for “teecher” instead'));
  expect(await screen.findByText('No private jobs match your search')).toBeVisible();
  expect(new URLSearchParams(page.url().split('?')[1]).get('search')).toBe('"teecher"');
  expect(page.url()).toContain('location=Goa');
});

test('[EX-009] a list or a further page that fails shows the error and can be retried', async () => {
  const network = fakeNetwork().on(searchPrivateJobsEndpoint, () => offline);
  const page = open(network);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The private jobs could not be loaded');
  expect(alert).toHaveTextContent(offline.message);
  network.on(searchPrivateJobsEndpoint, searchJobs);
  await page.user.click(await button('Try again'));
  await expectRows(4);
  network.on(searchPrivateJobsEndpoint, () => failure);
  await page.user.click(await button('Show more'));
  expect(await screen.findByRole('alert')).toHaveTextContent(failure.message);
  expect(rows()).toBe(4);
  network.on(searchPrivateJobsEndpoint, searchJobs);
  await page.user.click(await button('Try again'));
  await expectRows(8);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[EX-002] on a phone the filters are chosen in a sheet and applied as one history entry', async () => {
  setWidth(360);
  const bar = document.body.appendChild(document.createElement('div'));
  bar.id = 'explore-bar';
  const network = jobNetwork();
  const page = open(network, '?search=engineer');
  await screen.findByText(/^48 private jobs found/);
  await page.user.click(within(bar).getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(sheet.contains(document.activeElement)).toBe(true);
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^Contract/ }));
  await page.user.selectOptions(within(sheet).getByRole('combobox', { name: 'Location' }), 'Goa');
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^Remote [1-9]/ }));
  const apply = () => within(sheet).getByRole('button', { name: /^Show/ });
  await waitFor(() => expect(apply()).toHaveAccessibleName('Show 8 private jobs'));
  expect(network.requests(searchPrivateJobsEndpoint).at(-1)).toMatchObject({
    facets: true,
    limit: 1,
  });
  expect(page.url()).toBe(`${path}?search=engineer`);
  await page.user.click(apply());
  await screen.findByText(/^8 private jobs found/);
  const applied = '?search=engineer&location=Goa&jobType=Contract&work_mode=remote';
  expect(page.url()).toBe(path + applied);
  expect(await within(bar).findByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await page.back();
  await screen.findByText(/^48 private jobs found/);
  expect(page.url()).toBe(`${path}?search=engineer`);
  bar.remove();
});

test('on a phone the sheet follows a finger on its header, and closes when it is dragged down far enough', async () => {
  setWidth(360);
  const bar = document.body.appendChild(document.createElement('div'));
  bar.id = 'explore-bar';
  const page = open(jobNetwork());
  await page.user.click(await within(bar).findByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  const heading = within(sheet).getByRole('heading', { name: 'Filters' });
  // jsdom's pointer events have no position.
  const point = (target: EventTarget, type: string, clientY: number) =>
    act(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientY })));
  const drag = (distance: number) => {
    point(heading, 'pointerdown', 100);
    point(window, 'pointermove', 100 + distance);
  };
  const letGo = (distance: number) => point(window, 'pointerup', 100 + distance);

  // Slowly, because a flick closes the sheet as well.
  const clock = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
  drag(40);
  expect(sheet.style.transform).toBe('translateY(40px)');
  clock.mockReturnValue(1000);
  letGo(40);
  expect(sheet.style.transform).toBe('');
  expect(sheet).toBeVisible();
  drag(-60);
  expect(sheet.style.transform).toBe('translateY(0px)');
  letGo(-60);

  drag(200);
  letGo(200);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.url()).toBe(path);
  bar.remove();
});
