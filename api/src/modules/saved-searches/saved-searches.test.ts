import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  deleteSavedSearchEndpoint,
  getSavedSearchesEndpoint,
  SAVED_SEARCHES_MAX,
  saveSearchEndpoint,
  setAlertFrequencyEndpoint,
} from '@sopaan/schemas/saved-searches/saved-search';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { saveSearch } from './testing/saved-search';

const api = testApp();

const list = async (token: string) => (await api.call(getSavedSearchesEndpoint, {}, token)).items;

test('Saved search: a search is stored with its filters, and opens the same list', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token, {
    query: 'search=c%2B%2B&location=Kerala&jobType=Part-time,Full-time&remote=true',
    name: ' C++ in Kerala ',
    frequency: 'weekly',
  });
  const query = 'jobType=Full-time,Part-time&location=Kerala&remote=true&search=c%2B%2B';
  expect(await list(token)).toMatchObject([
    {
      list: 'private',
      name: 'C++ in Kerala',
      query,
      path: `/explore/jobs/private-job?${query}`,
      frequency: 'weekly',
      alertedAt: null,
    },
  ]);
  await saveSearch(api, token, { list: 'government', query: '', name: 'All' });
  expect((await list(token)).map(({ path }) => path)).toContain('/explore/jobs/govt-job');
});

test('Saved search: saving equal filters again changes the name and the frequency of the search', async () => {
  const { token } = await api.signUp();
  const first = await saveSearch(api, token, { query: 'jobType=Full-time,Remote&location=all' });
  const second = await saveSearch(api, token, {
    query: 'page=3&jobType=Remote,Full-time,Remote&remote=false',
    name: 'Remote',
    frequency: 'off',
  });
  expect(second).toEqual({ ...first, name: 'Remote', frequency: 'off' });
  // The same filters of another list are another search.
  await saveSearch(api, token, { list: 'all', query: first.query });
  expect(await list(token)).toHaveLength(2);
});

test.each([
  ['an option that the list does not have', { query: 'jobType=Permanent' }, 'query'],
  ['text that cannot be stored', { query: 'search=%00' }, 'query'],
  ['an unknown list', { list: 'courses' }, 'list'],
  ['no name', { name: ' ' }, 'name'],
  ['an unknown frequency', { frequency: 'hourly' }, 'frequency'],
])('Saved search: %s is rejected with the error of its field', async (_, changes, field) => {
  const { token } = await api.signUp();
  const search = { list: 'private', query: '', name: 'All', frequency: 'daily', ...changes };
  expect(await api.rejection(saveSearchEndpoint, search, token)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { [field]: expect.any(String) },
  });
  expect(await list(token)).toEqual([]);
});

test('Saved search: the frequency is changed and the search deleted by its owner only', async () => {
  const [owner, stranger] = [await api.signUp(), await api.signUp()];
  const { id } = await saveSearch(api, owner.token);
  for (const [endpoint, input] of [
    [setAlertFrequencyEndpoint, { id, frequency: 'off' }],
    [deleteSavedSearchEndpoint, { id }],
  ] as const) {
    expect(await api.rejection(endpoint, input, stranger.token)).toMatchObject({ status: 404 });
  }
  expect(await list(stranger.token)).toEqual([]);
  expect(await list(owner.token)).toMatchObject([{ id, frequency: 'daily' }]);

  const weekly = { id, frequency: 'weekly' } as const;
  const changed = await api.call(setAlertFrequencyEndpoint, weekly, owner.token);
  expect(changed.items).toMatchObject([weekly]);
  expect(await api.call(deleteSavedSearchEndpoint, { id }, owner.token)).toMatchObject({
    items: [],
  });
  expect(await api.rejection(deleteSavedSearchEndpoint, { id }, owner.token)).toMatchObject({
    status: 404,
  });
});

test('Saved search: concurrent saves do not exceed the limit, and saved ones can still be changed', async () => {
  const { token } = await api.signUp();
  const save = (name: string) => ({
    list: 'private' as const,
    query: `search=${name}`,
    name,
    frequency: 'off' as const,
  });
  for (let n = 1; n < SAVED_SEARCHES_MAX; n += 1) await saveSearch(api, token, save(`job${n}`));
  const outcomes = await Promise.allSettled([
    saveSearch(api, token, save('one')),
    saveSearch(api, token, save('other')),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await api.rejection(saveSearchEndpoint, save('more'), token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
    message: 'You have saved 20 searches. Delete one in your profile first.',
  });
  await saveSearch(api, token, { ...save('job1'), frequency: 'daily' });
  expect(await list(token)).toHaveLength(SAVED_SEARCHES_MAX);
});

test('Saved search: the export of the account contains its saved searches', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token);
  const input = { password: TEST_PASSWORD };
  expect(await api.call(exportAccountEndpoint, input, token)).toMatchObject({
    data: { savedSearches: [{ list: 'private', query: 'search=engineer', name: 'Engineers' }] },
  });
});
