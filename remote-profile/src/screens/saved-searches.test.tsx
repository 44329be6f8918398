import {
  deleteSavedSearchEndpoint,
  getSavedSearchesEndpoint,
  setAlertFrequencyEndpoint,
} from '@sopaan/schemas/saved-searches/saved-search';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';
import { aSavedSearch, savedSearches } from '../testing/saved-searches';

const clerks = aSavedSearch({
  id: 'search-2',
  list: 'government',
  name: 'Clerks',
  path: '/explore/jobs/govt-job?search=clerk',
  frequency: 'off',
  alertedAt: '2026-11-24T06:00:00.000Z',
});

const server = () =>
  userServer().on(getSavedSearchesEndpoint, () => savedSearches(aSavedSearch(), clerks));
const open = (network = server()) => openDashboard({ subpath: 'saved', network });
const frequencies = async (name: string) =>
  within(await screen.findByRole('group', { name: `Emails about ${name}` }));

test('Saved search: the profile lists each saved search with its link, list and frequency', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Saved searches' }));
  const list = within(await panel.findByRole('list', { name: 'Saved searches' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/explore/jobs/private-job?search=teacher',
    '/explore/jobs/govt-job?search=clerk',
  ]);
  expect(panel.getByText('2 of 20')).toBeVisible();
  expect(list.getByText(/Government jobs · New jobs last found on/)).toBeVisible();
  const ofClerks = await frequencies('Clerks');
  expect(ofClerks.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
});

test('Saved search: the frequency changes at once, and is reverted if that fails', async () => {
  const network = server().on(setAlertFrequencyEndpoint, ({ frequency }) =>
    savedSearches(aSavedSearch({ frequency }), clerks),
  );
  const { user } = open(network);
  const group = await frequencies('Teachers');
  const weekly = group.getByRole('button', { name: 'Weekly' });
  await user.click(weekly);
  await waitFor(() => expect(weekly).toHaveAttribute('aria-pressed', 'true'));
  // Clicks the chosen frequency again.
  await user.click(weekly);
  expect(network.requests(setAlertFrequencyEndpoint)).toEqual([
    { id: 'search-1', frequency: 'weekly' },
  ]);
  network.on(setAlertFrequencyEndpoint, offline);
  await user.click(group.getByRole('button', { name: 'Off' }));
  expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
  expect(weekly).toHaveAttribute('aria-pressed', 'true');
});

test('Saved search: a saved search is deleted after a confirmation, and the focus is not lost', async () => {
  const network = server().on(deleteSavedSearchEndpoint, offline);
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: 'Delete the saved search Teachers' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Teachers”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('The search could not be deleted')).toBeVisible();
  network.on(deleteSavedSearchEndpoint, () => savedSearches(clerks));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Teachers' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clerks' })).toBeVisible();
  expect(network.requests(deleteSavedSearchEndpoint).at(-1)).toEqual({ id: 'search-1' });
  expect(document.body).not.toHaveFocus();
});

test('Saved search: without saved searches, the panel says how to save one, and a failure can be retried', async () => {
  const network = userServer().on(getSavedSearchesEndpoint, offline);
  const { user } = open(network);
  const panel = within(await screen.findByRole('region', { name: 'Saved searches' }));
  await panel.findByRole('alert', { name: 'Your saved searches could not be loaded' });
  network.on(getSavedSearchesEndpoint, () => savedSearches());
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('No saved searches yet')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/explore/jobs');
});
