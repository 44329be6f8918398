import { ApiError } from '@sopaan/api-client/api-error';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import {
  getSavedSearchesEndpoint,
  saveSearchEndpoint,
  type SavedSearch,
  type SavedSearches,
} from '@sopaan/schemas/saved-searches/saved-search';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aJob, aPage } from '../testing/home-lists';
import { aSavedSearch, savedSearches } from '../testing/saved-searches';
import * as exploreGovtJobs from './explore-govt-jobs.screen';
import * as exploreJobs from './explore-jobs.screen';
import * as explorePrivateJobs from './explore-private-jobs.screen';

const path = '/explore/jobs/private-job';
const url = `${path}?search=teacher&location=Kerala&jobType=Full-time`;
/** The page of `aSavedSearch()`. */
const savedUrl = `${path}?location=Kerala&search=teacher`;

/** Stores one search, like the API. */
function jobsNetwork(...items: SavedSearch[]) {
  return fakeNetwork()
    .on(searchPrivateJobsEndpoint, () => aPage([aJob()]))
    .on(searchGovtJobsEndpoint, () => aPage([aJob()]))
    .on(searchJobsEndpoint, () => aPage([aJob()]))
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(getSavedSearchesEndpoint, () => savedSearches(...items))
    .on(saveSearchEndpoint, ({ list, query, name, frequency }) =>
      savedSearches(aSavedSearch({ list, query, name, frequency })),
    );
}

const open = (network = jobsNetwork(), at = url) =>
  renderScreen(explorePrivateJobs, { path, url: at, network, session: 'member' });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

afterEach(() => sessionStorage.clear());

test('Saved search: the filters of the page are saved with a name and a frequency', async () => {
  const network = jobsNetwork();
  const { user, toasts } = open(network);
  await user.click(await button('Save this search'));
  const form = await dialog('Save this search');
  const name = await form.findByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('teacher, Kerala, Full-time');
  expect(form.getByRole('radio', { name: 'Daily' })).toBeChecked();
  await user.clear(name);
  await user.type(name, 'Teaching');
  await user.click(form.getByRole('radio', { name: 'Weekly' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await button('Search saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(saveSearchEndpoint)).toEqual([
    {
      list: 'private',
      query: 'search=teacher&location=Kerala&jobType=Full-time',
      name: 'Teaching',
      frequency: 'weekly',
    },
  ]);
  expect(toasts).toMatchObject([
    { kind: 'success', message: '“Teaching” is saved in your profile.' },
  ]);
});

test('Saved search: a saved search is recognised by its filters and can be changed', async () => {
  const network = jobsNetwork(aSavedSearch());
  const { user } = open(network, savedUrl);
  await user.click(await button('Search saved'));
  const form = await dialog('Saved search');
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Teachers');
  expect(form.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'Off' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.requests(saveSearchEndpoint)).toMatchObject([{ frequency: 'off' }]),
  );
});

test('Saved search: other filters, or the same filters on another list, count as not saved', async () => {
  const { unmount } = open(jobsNetwork(aSavedSearch()));
  expect(await button('Save this search')).toBeVisible();
  unmount();
  open(jobsNetwork(aSavedSearch({ list: 'all' })), `${path}?search=teacher&location=Kerala`);
  expect(await button('Save this search')).toBeVisible();
});

test('Saved search: a guest logs in first, then the dialog opens with the same filters', async () => {
  const network = jobsNetwork();
  const guest = renderScreen(explorePrivateJobs, { path, url, network });
  await guest.user.click(await button('Save this search'));
  await screen.findByText(/^Elsewhere: \/auth\/login/);
  const next = new URL(guest.url(), 'http://localhost').searchParams.get('next') ?? '';
  guest.unmount();
  open(network, next);
  const form = await dialog('Save this search');
  expect(await form.findByRole('textbox', { name: /^Name/ })).toHaveValue(
    'teacher, Kerala, Full-time',
  );
});

test('Saved search: a keyword that a guest typed a moment ago is part of the search after the login', async () => {
  const network = jobsNetwork();
  const guest = renderScreen(explorePrivateJobs, {
    path,
    url: `${path}?jobType=Full-time`,
    network,
  });
  const saveButton = await button('Save this search');
  await guest.user.click(screen.getByRole('searchbox'));
  await guest.user.paste('nurse');
  await guest.user.click(saveButton);
  await screen.findByText(/^Elsewhere: \/auth\/login/);
  const next = new URL(guest.url(), 'http://localhost').searchParams.get('next') ?? '';
  guest.unmount();
  open(network, next);
  const form = await dialog('Save this search');
  expect(await form.findByRole('textbox', { name: /^Name/ })).toHaveValue('nurse, Full-time');
});

test('Saved search: the form waits until the saved searches are loaded, so that it does not replace one', async () => {
  let respond: (searches: SavedSearches) => void = () => undefined;
  const response = new Promise<SavedSearches>((resolve) => {
    respond = resolve;
  });
  const network = jobsNetwork().on(getSavedSearchesEndpoint, () => response);
  const { user } = open(network, savedUrl);
  await user.click(await button('Save this search'));
  const loading = await dialog('Save this search');
  expect(await loading.findByRole('status')).toBeVisible();
  expect(loading.queryByRole('textbox')).not.toBeInTheDocument();
  respond(savedSearches(aSavedSearch({ frequency: 'off' })));
  const form = await dialog('Saved search');
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Teachers');
  expect(form.getByRole('radio', { name: 'Off' })).toBeChecked();
});

test('Saved search: saved searches that cannot be loaded can be retried', async () => {
  const failure = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const network = jobsNetwork().on(getSavedSearchesEndpoint, () => failure);
  const { user } = open(network, savedUrl);
  await user.click(await button('Save this search'));
  const failed = await dialog('Save this search');
  await failed.findByRole('alert', { name: 'Your saved searches could not be loaded' });
  expect(failed.queryByRole('textbox')).not.toBeInTheDocument();
  network.on(getSavedSearchesEndpoint, () => savedSearches(aSavedSearch()));
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  const form = await dialog('Saved search');
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Teachers');
});

test.each(['Escape', 'Cancel', 'Back'])(
  'Saved search: a changed name is discarded only after a confirmation: %s',
  async (way) => {
    const { user, back, url: now } = open();
    await user.click(await button('Save this search'));
    const form = await dialog('Save this search');
    const name = await form.findByRole('textbox', { name: /^Name/ });
    const leave = async () => {
      if (way === 'Back') await back();
      else if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(form.getByRole('button', { name: 'Cancel' }));
    };
    const answer = async (label: string) => {
      const question = await dialog('Discard your changes?');
      await user.click(question.getByRole('button', { name: label }));
      await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
    };
    await user.type(name, ' 2');
    await user.keyboard('{Escape}');
    await answer('Keep editing');
    expect(name).toHaveValue('teacher, Kerala, Full-time 2');
    await leave();
    await answer('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(now()).toBe(url);
  },
);

test('Saved search: a form without changes closes without asking', async () => {
  const { user } = open();
  await user.click(await button('Save this search'));
  await (await dialog('Save this search')).findByRole('textbox', { name: /^Name/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Saved search: a failed save shows the reason and keeps the input', async () => {
  const message = 'You have saved 20 searches. Delete one in your profile first.';
  const full = new ApiError({ code: 'CLOSED', status: 409, origin: 'server', message });
  const { user } = open(jobsNetwork().on(saveSearchEndpoint, () => full));
  await user.click(await button('Save this search'));
  const form = await dialog('Save this search');
  const name = await form.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.click(form.getByRole('button', { name: 'Save' }));
  // The summary of the errors gets the focus.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Enter a name.'));
  expect(name).toHaveAccessibleDescription('Enter a name.');
  await user.type(name, 'Teaching');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(name).toHaveValue('Teaching');
  expect(form.getByRole('link', { name: 'Your saved searches' })).toHaveAttribute(
    'href',
    '/profile/saved',
  );
});

test.each([
  ['/explore/jobs', exploreJobs, 'all', 'All jobs'],
  ['/explore/jobs/govt-job', exploreGovtJobs, 'government', 'All government jobs'],
] as const)(
  'Saved search: the list %s is saved without filters as well',
  async (at, list, kind, name) => {
    const network = jobsNetwork();
    const { user } = renderScreen(list, { path: at, url: at, network, session: 'member' });
    await user.click(await button('Save this search'));
    const form = await dialog('Save this search');
    await user.click(await form.findByRole('button', { name: 'Save' }));
    await button('Search saved');
    expect(network.requests(saveSearchEndpoint)).toEqual([
      { list: kind, query: '', name, frequency: 'daily' },
    ]);
  },
);
