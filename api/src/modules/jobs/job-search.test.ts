import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/job';
import { encodeCursor } from '../../search/cursor';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addGovtJob, addJob } from './job.fixture';

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
  await addGovtJob(database, { id: 'civil', locations: KERALA, exams: ['SSC'] });
  await addGovtJob(database, {
    id: 'clerk',
    title: 'Probationary Clerk',
    govt_sector: 'Central Government',
    work_mode: 'Remote',
    job_types: ['Part-time'],
    posted_at: hoursFromNow(-48),
  });
});

const all = async (input: Record<string, unknown>) => {
  const { items } = await api.call(searchJobsEndpoint, input);
  return items.map(({ id }) => id).sort();
};

test('[AP-016] [AP-017] each search answers with its own kind, newest first, open jobs only', async () => {
  const both = await api.call(searchJobsEndpoint, {});
  expect(both).toMatchObject({ total: 4, totalIsCapped: false, nextCursor: null });
  expect(both.items.slice(2).map(({ id }) => id)).toEqual(['clerk', 'data']);
  expect(await api.call(searchGovtJobsEndpoint, {})).toMatchObject({
    total: 2,
    items: [{ id: 'civil', kind: 'government' }, { id: 'clerk' }],
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
])('[AP-016] the words %j find %j', async (search, found) => {
  expect(await all({ search })).toEqual(found);
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
])('[AP-016] [AP-037] %j narrows to %j', async (filter, found) => {
  expect(await all(filter)).toEqual(found);
});

test('[AP-016] pages neither repeat nor skip, and each tells the whole number', async () => {
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
])('[AP-016] a wrong %s is named', async (field, query) => {
  const answer = await api.app.inject(`/api/job/get_all?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', fields: { [field]: expect.any(String) } },
  });
});

test('[AP-016] a cursor that was tampered with is a fault of the request', async () => {
  const cursor = encodeCursor(['yesterday-ish', 'front']);
  expect(await api.refusal(searchJobsEndpoint, { cursor })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});
