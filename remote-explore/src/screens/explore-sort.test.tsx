import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMentorFiguresEndpoint, getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import {
  saveSearchEndpoint,
  getSavedSearchesEndpoint,
} from '@sopaan/schemas/saved-searches/saved-search';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../testing/home-lists';
import { aMentorListItem } from '../testing/mentor';
import { aSavedSearch, savedSearches } from '../testing/saved-searches';
import { searchJobs } from '../testing/searched-jobs';
import { setWidth } from '../testing/viewport';
import * as privateJobs from './explore-private-jobs.screen';
import * as mentorsSearch from './mentors-search.screen';

const path = '/explore/jobs/private-job';

function open(query = '') {
  const network = fakeNetwork().on(searchPrivateJobsEndpoint, searchJobs);
  const page = renderScreen(privateJobs, { path, url: path + query, network });
  const requestedSorts = () =>
    network.requests(searchPrivateJobsEndpoint).map((request) => request.sort);
  return { ...page, requestedSorts, query: () => page.url().slice(path.length) };
}

const sortSelect = () => screen.findByRole('combobox', { name: 'Sort by' });
const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
const expectAnnounced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text));

const mentorFigures = (rating: number) => ({
  mentors: 1,
  domains: 1,
  languages: 1,
  countries: 1,
  sessions: 0,
  rating,
});

beforeEach(() => setWidth(1280));
afterEach(() => sessionStorage.clear());

test('a list is sorted by one select, in one history entry, and the order is announced', async () => {
  const page = open('?jobType=Contract');
  const select = await sortSelect();
  expect(labels(select)).toEqual(['Newest', 'Closing soon', 'Highest pay']);
  await expectAnnounced('30 private jobs found, 4 shown, sorted by: Newest');
  await page.user.selectOptions(select, 'Highest pay');
  expect(page.query()).toBe('?jobType=Contract&sort=pay');
  await expectAnnounced('30 private jobs found, 4 shown, sorted by: Highest pay');
  expect(select).toHaveValue('pay');
  await page.user.selectOptions(select, 'Newest');
  expect(page.query()).toBe('?jobType=Contract');
  await expectAnnounced('sorted by: Newest');
  await page.back();
  await waitFor(() => expect(select).toHaveValue('pay'));
  expect(page.requestedSorts()).toEqual([undefined, 'pay']);
});

test('every page of a list is requested in its order, also after clearing the filters', async () => {
  const page = open('?jobType=Contract&sort=closing');
  expect(await sortSelect()).toHaveValue('closing');
  await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
  await expectAnnounced('8 shown');
  await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await expectAnnounced('60 private jobs found');
  expect(page.query()).toBe('?sort=closing');
  expect(page.requestedSorts()).toEqual(['closing', 'closing', 'closing']);
});

test('the best match is offered and kept only with keywords', async () => {
  const page = open('?search=teacher&sort=relevance');
  const select = await sortSelect();
  expect(labels(select)).toContain('Best match');
  expect(select).toHaveValue('relevance');
  await page.user.click(screen.getByRole('button', { name: 'Remove filter “teacher”' }));
  await expectAnnounced('60 private jobs found');
  expect(page.query()).toBe('');
  expect(labels(select)).not.toContain('Best match');
  expect(page.requestedSorts()).toEqual(['relevance', undefined]);
});

test.each(['?sort=salary', '?sort=newest', '?sort=relevance', '?sort=', '?sort=rating'])(
  'a link with %s opens the default order',
  async (query) => {
    const page = open(query);
    expect(await sortSelect()).toHaveValue('newest');
    await expectAnnounced('60 private jobs found');
    expect(page.requestedSorts()).toEqual([undefined]);
  },
);

test('Saved search: a search is saved without the order', async () => {
  const network = fakeNetwork()
    .on(searchPrivateJobsEndpoint, searchJobs)
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(getSavedSearchesEndpoint, () => savedSearches())
    .on(saveSearchEndpoint, ({ list, query, name, frequency }) =>
      savedSearches(aSavedSearch({ list, query, name, frequency })),
    );
  const url = `${path}?search=teacher&sort=pay`;
  const { user } = renderScreen(privateJobs, { path, url, network, session: 'member' });
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const form = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  await user.click(await form.findByRole('button', { name: 'Save' }));
  // The same filters in another order are the saved search.
  expect(await screen.findByRole('button', { name: 'Search saved' })).toBeVisible();
  expect(network.requests(saveSearchEndpoint)).toMatchObject([{ query: 'search=teacher' }]);
});

test('mentors are sorted by rating, experience or date', async () => {
  const network = fakeNetwork()
    .on(getMentorFiguresEndpoint, () => mentorFigures(4.5))
    .on(getMentorsEndpoint, () => aPage([]));
  const url = '/mentors/search?sort=experience';
  renderScreen(mentorsSearch, { path: '/mentors/search', url, network });
  const select = await sortSelect();
  expect(labels(select)).toEqual(['Best rated', 'Most experienced', 'Newest']);
  expect(select).toHaveValue('experience');
  expect(network.requests(getMentorsEndpoint)).toMatchObject([{ sort: 'experience' }]);
});

test('[U17] while no mentor has a rating, the default order is by experience', async () => {
  const network = fakeNetwork()
    .on(getMentorFiguresEndpoint, () => mentorFigures(0))
    .on(getMentorsEndpoint, () => aPage([aMentorListItem({ rating: 0 })]));
  renderScreen(mentorsSearch, { path: '/mentors/search', url: '/mentors/search', network });
  await expectAnnounced('1 mentor found, sorted by: Most experienced');
  expect(labels(await sortSelect())).toEqual(['Most experienced', 'Newest']);
  expect(network.requests(getMentorsEndpoint).map(({ sort }) => sort)).toEqual([undefined]);
});
