import { ApiError } from '@sopaan/api-client/api-error';
import { INDIAN_CITIES, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, screen, within } from '@testing-library/react';
import { aFacet } from '../testing/facets';
import { aJob, aPage } from '../testing/home-lists';
import * as privateJobs from './private-jobs.screen';

const path = '/private-job';
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const facets = [
  aFacet('jobType', { Internship: 7, 'Walk-in': 0 }),
  aFacet('remote', { true: 12 }),
  aFacet('mnc', { true: 0 }),
];
const pageWith = (title: string) => ({ ...aPage([aJob({ id: title, title })]), facets });

const titleOf = (request: { jobType?: unknown; remote?: boolean | undefined; search?: string }) => {
  if (request.search) return `Found ${request.search}`;
  if (Array.isArray(request.jobType)) return `${String(request.jobType[0])} job`;
  return request.remote ? 'Remote job' : 'Newest job';
};

function open(url = path) {
  const network = fakeNetwork()
    .on(searchPrivateJobsEndpoint, (request) => pageWith(titleOf(request)))
    .on(searchGovtJobsEndpoint, () => pageWith('Railway Clerk'))
    .on(searchJobsEndpoint, () => pageWith('Any Kind'));
  return { network, ...renderScreen(privateJobs, { path, url, network }) };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Search jobs' }));
const toggles = async () => within((await bar()).getByRole('group', { name: 'Filters' }));
const filterLabels = async () =>
  (await toggles()).getAllByRole('button').map((button) => button.textContent?.replace(/\d+$/, ''));
const carousel = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const result = (title: string) => screen.findByRole('link', { name: title });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('[EX-069] the page shows browse links and carousels, each from its own query', async () => {
  const { network } = open();
  await (await carousel(/^Latest private jobs/)).findByRole('link', { name: /Newest job/ });
  expect(
    (await carousel(/^Latest private jobs/)).getByRole('link', { name: 'All 1 private jobs' }),
  ).toHaveAttribute('href', '/explore/jobs/private-job');
  await (await carousel(/^Remote jobs/)).findByRole('link', { name: /Remote job/ });
  const closing = await carousel(/^Closing soon/);
  expect(closing.getByRole('link', { name: 'All private jobs by closing date' })).toHaveAttribute(
    'href',
    '/explore/jobs/private-job?sort=closing',
  );
  await (await carousel(/^Internships/)).findByRole('link', { name: /Internship job/ });
  await (await carousel(/^First jobs for freshers/)).findByRole('link', { name: /Fresher job/ });
  expect(document.title).toBe('Private jobs | Sopaan');
  const jobTypes = within(screen.getByRole('navigation', { name: 'What are you looking for?' }));
  expect(jobTypes.getByRole('link', { name: /Internship/ })).toHaveAttribute(
    'href',
    '/explore/jobs/private-job?jobType=Internship',
  );
  expect(jobTypes.getByRole('link', { name: /Internship/ })).toHaveTextContent('7');
  expect(jobTypes.getByRole('link', { name: /Work From Home/ })).toHaveAttribute(
    'href',
    '/explore/jobs/private-job?jobType=Work%20From%20Home',
  );
  expect(jobTypes.queryByRole('link', { name: /Walk-in/ })).not.toBeInTheDocument();
  const states = within(screen.getByRole('navigation', { name: 'By state or union territory' }));
  expect(states.getByRole('link', { name: 'Ladakh' })).toHaveAttribute(
    'href',
    '/explore/jobs/private-job?location=Ladakh',
  );
  expect(network.requests(searchPrivateJobsEndpoint)).toHaveLength(5);
});

test('[EX-069] an error affects only its own carousel and can be retried', async () => {
  let isWorking = false;
  const network = fakeNetwork().on(searchPrivateJobsEndpoint, (request) =>
    request.remote && !isWorking ? serverError : pageWith(titleOf(request)),
  );
  const { user } = renderScreen(privateJobs, { path, url: path, network });
  const remote = await carousel(/^Remote jobs/);
  await remote.findByRole('heading', { name: /could not be loaded/ });
  await (await carousel(/^Internships/)).findByRole('link', { name: /Internship job/ });
  isWorking = true;
  await user.click(remote.getByRole('button', { name: 'Try again' }));
  await remote.findByRole('link', { name: /Remote job/ });
});

test('[EX-070][EX-071][EX-075][EX-076][EX-077] the search bar has type, keyword, location and the filters of each type', async () => {
  const { user } = open();
  const { getByRole } = await bar();
  expect(getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
  expect(getByRole('combobox', { name: 'Location' })).toHaveValue('all');
  const types = within(getByRole('group', { name: 'Search type' }));
  const pressedStates = () =>
    types.getAllByRole('button').map((type) => [type.textContent, type.ariaPressed]);
  expect(pressedStates()).toEqual([
    ['All jobs', 'false'],
    ['Government', 'false'],
    ['Private', 'true'],
  ]);
  const all = ['Full time', 'Part time', 'Remote', 'Last 7 days'];
  expect(await filterLabels()).toEqual([...all, 'Startups', 'MNC', 'Contract']);
  await user.click(types.getByRole('button', { name: 'Government' }));
  await result('Railway Clerk');
  expect(await filterLabels()).toEqual([...all, 'Central', 'State', 'PSU']);
  await user.click(types.getByRole('button', { name: 'All jobs' }));
  await result('Any Kind');
  expect(await filterLabels()).toEqual(all);
});

test('[EX-072] the locations are Around You, the 28 states, the 8 union territories, then cities', async () => {
  open();
  const locations = within((await bar()).getByRole('combobox', { name: 'Location' }));
  const [everywhere, ...states] = locations.getAllByRole('option');
  expect(everywhere).toHaveTextContent('Around You');
  expect(everywhere).toHaveValue('all');
  const names = states.map(({ textContent }) => textContent ?? '');
  expect(names).toEqual([...INDIAN_STATES, ...INDIAN_CITIES]);
  expect([names[0], names[27], names[28]]).toEqual([
    'Andhra Pradesh',
    'West Bengal',
    'Andaman and Nicobar Islands',
  ]);
});

test('[EX-073][EX-074] a filter has a removable chip, and Clear all removes all filters', async () => {
  const { user, url } = open();
  const remote = (pressed: boolean) => screen.findByRole('button', { name: /^Remote/, pressed });
  await (await toggles()).findByText('12');
  await user.click(await remote(false));
  await user.click(await screen.findByRole('button', { name: 'Remove filter Remote' }));
  await user.click(await remote(false));
  await remote(true);
  expect(url()).toBe('/private-job?remote=true');
  await user.click(screen.getByRole('button', { name: /^Last 7 days/ }));
  expect(await screen.findAllByRole('button', { name: /^Remove filter/ })).toHaveLength(2);
  await user.click(await remote(true));
  await remote(false);
  expect(url()).toBe('/private-job?recent=true');
  await user.click(await remote(false));
  await remote(true);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await carousel(/^Latest private jobs/);
  expect(url()).toBe('/private-job');
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test('a filter without results shows 0 and cannot be chosen', async () => {
  const { user, url } = open();
  await (await toggles()).findByText('12');
  const mnc = screen.getByRole('button', { name: /^MNC/ });
  expect(mnc).toHaveTextContent('MNC0');
  expect(mnc).toHaveAttribute('aria-disabled', 'true');
  await user.click(mnc);
  expect(url()).toBe('/private-job');
});

test('[EX-078] changing the type resets keyword, location and filters', async () => {
  const { user, url } = open('/private-job?search=java&location=Goa&remote=true');
  await result('Found java');
  await user.click(screen.getByRole('button', { name: 'Government' }));
  expect(url()).toBe('/private-job?type=government');
  await result('Railway Clerk');
  const { getByRole } = await bar();
  expect(getByRole('searchbox')).toHaveValue('');
  expect(getByRole('combobox', { name: 'Location' })).toHaveValue('all');
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Private' }));
  await carousel(/^Latest private jobs/);
  expect(url()).toBe('/private-job');
});

test('[EX-079][EX-081] several quick changes give one search, 500 ms after the last', async () => {
  jest.useFakeTimers();
  const { network, user, url } = open();
  await wait(0);
  const { getByRole } = await bar();
  const before = network.requests(searchPrivateJobsEndpoint).length;
  for (const key of 'java') {
    await user.type(getByRole('searchbox'), key);
    await wait(400);
  }
  await user.selectOptions(getByRole('combobox', { name: 'Location' }), 'Goa');
  await wait(499);
  expect(network.requests(searchPrivateJobsEndpoint)).toHaveLength(before);
  await wait(1);
  await result('Found java');
  expect(url()).toBe('/private-job?search=java&location=Goa');
  const [search, ...others] = network.requests(searchPrivateJobsEndpoint).slice(before);
  expect(others).toEqual([]);
  expect(search).toEqual({ search: 'java', location: 'Goa', facets: true });
  jest.useRealTimers();
});

test.each([
  { url: '/private-job?type=job&fullTime=true', call: 'job/get_all', title: 'Any Kind' },
  {
    url: '/private-job?type=government&fullTime=true',
    call: 'govtjob/get_all',
    title: 'Railway Clerk',
  },
  { url: '/private-job?fullTime=true', call: 'privatejob/get_all', title: 'Newest job' },
])('[EX-080][EX-082] $url calls $call and lists its results', async (given) => {
  const { network } = open(given.url);
  await result(given.title);
  expect(screen.getByText('1 job found')).toBeVisible();
  // The first call is the search; the carousels' calls follow.
  expect(network.calls[0]).toBe(`GET /api/${given.call}`);
  expect(screen.queryByRole('region', { name: /^Latest/ })).not.toBeInTheDocument();
});

test('[EX-081] active filters are sent as true, inactive ones are left out', async () => {
  const { network } = open('/private-job?startups=true&remote=true&mnc=false&search=tea');
  await result('Found tea');
  expect(network.requests(searchPrivateJobsEndpoint)[0]).toEqual({
    search: 'tea',
    remote: true,
    startups: true,
    facets: true,
  });
});

test('[EX-083] a failed search shows an error and can be retried', async () => {
  let isWorking = false;
  const network = fakeNetwork().on(searchPrivateJobsEndpoint, ({ search }) =>
    search && !isWorking ? serverError : pageWith(search ? `Found ${search}` : 'Newest job'),
  );
  const url = '/private-job?search=java';
  const { user } = renderScreen(privateJobs, { path, url, network });
  const alert = await screen.findByRole('alert', { name: 'The jobs could not be loaded' });
  expect(alert).toHaveTextContent('The service is unavailable right now.');
  isWorking = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await result('Found java');
});

test('[EX-084] All filters keeps keyword, location and flags', async () => {
  open('/private-job?search=java&location=Goa&startups=true');
  await result('Found java');
  expect(screen.getByRole('link', { name: 'All filters' })).toHaveAttribute(
    'href',
    '/explore/jobs/private-job?search=java&location=Goa&startups=true',
  );
});
