import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
  type JobListItem,
} from '@sopaan/schemas/jobs/job';
import { encodeCursor } from '../../search/cursor';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addGovtJob, addJob } from './testing/job';

const api = testApp();

const KERALA = JSON.stringify([{ city: 'Kochi', state: 'Kerala', country: 'India' }]);

beforeAll(async () => {
  const { database } = api;
  await addJob(database, { id: 'front', skills: ['React'], company_kind: 'startup' });
  await addJob(database, {
    id: 'data',
    title: 'Data Scientist',
    job_types: ['Contract'],
    work_mode: 'remote',
    company_kind: 'mnc',
    locations: KERALA,
    posted_at: hoursFromNow(-24 * 10),
  });
  await addJob(database, { id: 'closed', closes_at: hoursFromNow(-1) });
  await addGovtJob(database, {
    id: 'civil',
    locations: KERALA,
    exams: ['SSC'],
    qualifications: ['Diploma'],
  });
  await addGovtJob(database, {
    id: 'clerk',
    title: 'Probationary Clerk',
    govt_sector: 'Central Government',
    work_mode: 'Remote',
    job_types: ['Part-time'],
    posted_at: hoursFromNow(-48),
  });
});

const searchIds = async (input: Record<string, unknown>) => {
  const { items } = await api.call(searchJobsEndpoint, input);
  return items.map(({ id }) => id).sort();
};

test('[U2] [EX-009] a job that is found by one of its places shows that place first', async () => {
  const place = (city: string, state: string) => ({ city, state, country: 'India' });
  const places = [
    place('Panaji', 'Goa'),
    place('Gangtok', 'Sikkim'),
    place('Bengaluru', 'Karnataka'),
    place('Margao', 'Goa'),
  ];
  await addJob(api.database, {
    id: 'three-states',
    title: 'Gamelan Teacher',
    locations: JSON.stringify(places),
  });
  const citiesOf = ({ location }: JobListItem) => location.map(({ city }) => city);
  const citiesFor = async (request: { search?: string; location?: string }) => {
    const { items } = await api.call(searchPrivateJobsEndpoint, { search: 'gamelan', ...request });
    return items.map(citiesOf);
  };
  expect(await citiesFor({})).toEqual([['Panaji', 'Gangtok', 'Bengaluru', 'Margao']]);
  const inKarnataka = [['Bengaluru', 'Panaji', 'Gangtok', 'Margao']];
  expect(await citiesFor({ location: 'Karnataka' })).toEqual(inKarnataka);
  expect(await citiesFor({ location: 'Bengaluru' })).toEqual(inKarnataka);
  expect(await citiesFor({ search: 'gamelan bangalore' })).toEqual(inKarnataka);
  expect(await citiesFor({ search: 'gamelan benga' })).toEqual(inKarnataka);
  expect(await citiesFor({ search: 'gamelan', location: 'Sikkim' })).toEqual([
    ['Gangtok', 'Panaji', 'Bengaluru', 'Margao'],
  ]);
  expect(await citiesFor({ search: 'gamelan goa' })).toEqual([
    ['Panaji', 'Margao', 'Gangtok', 'Bengaluru'],
  ]);
  await api.database.query(`delete from jobs where id = 'three-states'`);
});

test('[AP-016] [AP-017] [EX-080] each search returns open jobs of its kind, newest first', async () => {
  const both = await api.call(searchJobsEndpoint, {});
  expect(both).toMatchObject({ total: 4, totalIsCapped: false, nextCursor: null });
  expect(both.items.slice(2).map(({ id }) => id)).toEqual(['clerk', 'data']);
  expect(await api.call(searchGovtJobsEndpoint, {})).toMatchObject({
    total: 2,
    items: [
      { id: 'civil', kind: 'government', qualification: ['Diploma'] },
      { id: 'clerk', qualification: [] },
    ],
  });
  expect(await api.call(searchPrivateJobsEndpoint, {})).toMatchObject({
    total: 2,
    items: [{ id: 'front', kind: 'private' }, { id: 'data' }],
  });
});

test.each([
  ['scient', ['data']],
  ['cientis', ['data']],
  ['front eng', ['front']],
  ['react', ['front']],
  ['SSC', ['civil']],
  ['clerks', ['clerk']],
  ['"data scientist"', ['data']],
  ['asha -frontend', ['civil', 'clerk', 'data']],
  ['100%', []],
  ["'; drop table jobs; --", []],
])('[AP-016] searching for %j finds %j', async (search, expectedIds) => {
  expect(await searchIds({ search })).toEqual(expectedIds);
});

test.each([
  [{ location: 'Kerala' }, ['civil', 'data']],
  [{ location: 'all' }, ['civil', 'clerk', 'data', 'front']],
  [{ fullTime: true }, ['civil', 'front']],
  [{ partTime: true }, ['clerk']],
  [{ fullTime: true, contract: true }, ['civil', 'data', 'front']],
  [{ remote: true }, ['clerk', 'data']],
  [{ remote: true, contract: true }, ['data']],
  [{ recent: true }, ['civil', 'clerk', 'front']],
  [{ central: true }, ['clerk']],
  [{ central: true, state: true }, ['civil', 'clerk']],
  [{ psu: true }, []],
  [{ startups: true }, ['front']],
  [{ mnc: true }, ['data']],
  [{ mnc: true, state: true }, ['civil', 'data']],
  [{ search: 'engineer', location: 'Kerala', recent: true }, ['civil']],
])('[AP-016] [AP-037] [EX-081] %j matches %j', async (filter, expectedIds) => {
  expect(await searchIds(filter)).toEqual(expectedIds);
});

test('[AP-016] pages neither repeat nor skip jobs, and each has the total', async () => {
  const first = await api.call(searchJobsEndpoint, { limit: 3 });
  const second = await api.call(searchJobsEndpoint, { limit: 3, cursor: first.nextCursor ?? '' });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(ids.slice().sort()).toEqual(['civil', 'clerk', 'data', 'front']);
  expect(second).toMatchObject({ total: 4, nextCursor: null });
});

test.each([
  ['recent', 'recent=perhaps'],
  ['limit', 'limit=many'],
  ['limit', 'limit=0'],
  ['cursor', 'cursor=abc'],
  ['search', `search=${'x'.repeat(101)}`],
])('[AP-016] rejects an invalid %s and names the field', async (field, query) => {
  const response = await api.app.inject(`/api/job/get_all?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', fields: { [field]: expect.any(String) } },
  });
});

test('[AP-016] rejects a forged cursor with 400', async () => {
  const cursor = encodeCursor(['yesterday-ish', 'front']);
  expect(await api.rejection(searchJobsEndpoint, { cursor })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});

test('[EX-081] a flag that is off and the location `all` do not filter', async () => {
  const response = await api.app.inject('/api/job/get_all?search=&location=all&mnc=false');
  expect(response.json()).toMatchObject({ total: 4 });
});

test('[EX-084] the flags of the search bar can be combined with the options of the filter bar', async () => {
  expect(await searchIds({ recent: true })).toEqual(
    await searchIds({ date_posted: ['Last week'] }),
  );
  expect(await searchIds({ remote: true, jobType: ['Contract'] })).toEqual(['data']);
  const { facets } = await api.call(searchJobsEndpoint, { remote: true, facets: true });
  expect(facets).toEqual(
    expect.arrayContaining([
      { key: 'contract', options: [{ value: 'true', count: 1 }] },
      { key: 'remote', options: [{ value: 'true', count: 2 }] },
      { key: 'recent', options: [{ value: 'true', count: 1 }] },
    ]),
  );
});

test('[AP-037] a search over both kinds of job compares the work mode case-insensitively', async () => {
  expect(await searchIds({ work_mode: ['remote'] })).toEqual(['clerk', 'data']);
});

test('[EX-009] an empty result says how many jobs would be found without each filter, most first', async () => {
  const filtersWithoutMatch = { search: 'engineer', location: 'Kerala', psu: true, facets: true };
  expect(await api.call(searchJobsEndpoint, filtersWithoutMatch)).toMatchObject({
    total: 0,
    items: [],
    relaxations: [{ filter: 'psu', count: 1 }],
  });
  const { relaxations } = await api.call(searchPrivateJobsEndpoint, {
    search: 'frontend',
    location: 'Kerala',
    facets: true,
  });
  expect(relaxations).toEqual([
    { filter: 'search', count: 1 },
    { filter: 'location', count: 1 },
  ]);
  const { items, ...rest } = await api.call(searchJobsEndpoint, { facets: true });
  expect({ found: items.length, relaxations: rest.relaxations }).toEqual({
    found: 4,
    relaxations: [],
  });
});

test.each(["'; drop table jobs; --", '$1', '%_\\', "' or '1'='1", '\u202e"x"', '( | & !', '*'])(
  '[EX-009] treats %j as plain text',
  async (search) => {
    const response = await api.call(searchJobsEndpoint, { search, location: search, facets: true });
    expect(response.total).toBe(0);
    expect(await searchIds({})).toHaveLength(4);
  },
);

test('[EX-009] an unknown filter option is rejected with its name', async () => {
  const input = { work_mode: ["remote') or true --"] };
  expect(await api.rejection(searchPrivateJobsEndpoint, input)).toMatchObject({
    status: 400,
    fields: { 'work_mode[0]': expect.any(String) },
  });
});
