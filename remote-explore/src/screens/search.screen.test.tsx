import { ApiError } from '@sopaan/api-client/api-error';
import { searchSiteEndpoint } from '@sopaan/schemas/site-search/site-search';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { siteSearchResponse } from '../testing/site-search';
import * as search from './search.screen';

const failure = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
const open = (network: ReturnType<typeof fakeNetwork>, url = '/search?q=python') =>
  renderScreen(search, { path: '/search', url, network });

test('[U2] shows each kind of result, with links to the pages and to the lists with the text', async () => {
  const network = fakeNetwork().on(searchSiteEndpoint, () => siteSearchResponse);
  open(network);
  const jobs = within(await screen.findByRole('region', { name: 'Jobs' }));
  expect(jobs.getByRole('link', { name: 'Python Developer' })).toHaveAttribute(
    'href',
    '/job/preview/python-developer/j1',
  );
  expect(jobs.getByRole('link', { name: 'All 214 jobs' })).toHaveAttribute(
    'href',
    '/explore/jobs?search=python',
  );
  expect(screen.getByRole('status')).toHaveTextContent('215 results for “python”');
  expect(network.requests(searchSiteEndpoint)).toEqual([{ q: 'python', limit: 10 }]);
});

test('[U2] rows show facts, and one kind of result can be chosen, in the URL', async () => {
  const network = fakeNetwork().on(searchSiteEndpoint, () => siteSearchResponse);
  const { user, url } = open(network);
  expect(await screen.findByText('₹40,000 a month · Apply by 3 Jan 2027')).toBeVisible();
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
  expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All',
    'Courses 1',
    'Jobs 214',
  ]);
  await user.click(kinds.getByRole('link', { name: 'Jobs 214' }));
  expect(url()).toBe('/search?q=python&kind=jobs');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Courses' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Jobs' })).toBeVisible();
  expect(kinds.getByRole('link', { name: 'Jobs 214' })).toHaveAttribute('aria-current', 'page');
  expect(network.requests(searchSiteEndpoint)).toHaveLength(1);
});

test('a kind without results shows all kinds', async () => {
  const network = fakeNetwork().on(searchSiteEndpoint, () => siteSearchResponse);
  open(network, '/search?q=python&kind=mentors');
  expect(await screen.findByRole('region', { name: 'Courses' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
});

test('among others a kind has five results, and a link to those that are left', async () => {
  const items = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ({
    title,
    detail: '',
    path: `/course/${title}`,
  }));
  const courses = { kind: 'courses', title: 'Courses', total: 6, totalIsCapped: false };
  const network = fakeNetwork().on(searchSiteEndpoint, () => ({
    groups: [{ ...courses, listPath: null, items }],
  }));
  const { user } = open(network);
  const region = within(await screen.findByRole('region', { name: 'Courses' }));
  expect(region.getAllByRole('listitem')).toHaveLength(5);
  await user.click(region.getByRole('link', { name: 'All 6 courses' }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(6));
});

test('[U24] results for some of the words are named as such', async () => {
  const network = fakeNetwork().on(searchSiteEndpoint, () => ({
    ...siteSearchResponse,
    isPartial: true,
  }));
  open(network, '/search?q=python%20xylophone');
  expect(await screen.findByRole('region', { name: 'Jobs' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing has all words of “python xylophone”. Results for some of your words',
  );
});

test('another text is searched for, and a corrected one is named', async () => {
  const network = fakeNetwork().on(searchSiteEndpoint, ({ q }) =>
    q === 'pyhton' ? { ...siteSearchResponse, corrected: 'python' } : { groups: [] },
  );
  const { user, url } = open(network, '/search');
  expect(await screen.findByText('What are you looking for?')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search the site' }), 'pyhton{Enter}');
  expect(await screen.findByText('python')).toBeVisible();
  expect(url()).toBe('/search?q=pyhton');
  const field = screen.getByRole('searchbox', { name: 'Search the site' });
  await user.clear(field);
  await user.type(field, 'xyz{Enter}');
  expect(await screen.findByText('Nothing matches your search')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore competitions' })).toHaveAttribute(
    'href',
    '/explore/competition',
  );
});

test('a search that fails can be repeated', async () => {
  const network = fakeNetwork().on(searchSiteEndpoint, () => failure);
  const { user } = open(network);
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded');
  network.on(searchSiteEndpoint, () => siteSearchResponse);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Courses' })).toBeVisible();
});
