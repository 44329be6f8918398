import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { searchJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { getChallengesEndpoint } from '@sopaan/schemas/practice/challenge';
import { searchPageOf } from '@sopaan/schemas/api/facet';
import { object } from 'yup';
import { addBulkJobs } from '../../seeds/bulk/add-bulk-jobs';
import { seed } from '../../seeds/seed';
import { send } from '../testing/call';
import { testApp } from '../testing/test-app';

const api = testApp();

beforeAll(async () => {
  await seed(api.database, new Date());
  await addBulkJobs(api.database, 100, new Date());
});

const pageSchema = searchPageOf(object().required()).required();

async function search(endpoint: Endpoint, input: Readonly<Record<string, unknown>>) {
  const response = await send(api.app, endpoint, input);
  return pageSchema.validate(response.json());
}

test.each([
  'bengaluru',
  'bangalore',
  'chennai',
  'madras',
  'karnataka',
  'intern',
  'internship',
  'work from home',
  'wfh',
  'remote',
  'hybrid',
  'fresher',
  'entry level',
  'java script',
  'dev in Bengaluru',
])('[U2] %j finds jobs', async (text) => {
  const { total, corrected } = await search(searchJobsEndpoint, { search: text });
  expect(total).toBeGreaterThan(0);
  expect(corrected).toBeUndefined();
});

test.each([
  ['jobs', searchJobsEndpoint, 'jobs in delhi', 'delhi'],
  ['jobs', searchJobsEndpoint, 'Delhi jobs', 'delhi'],
  ['jobs', searchJobsEndpoint, 'fresher jobs in delhi', 'fresher delhi'],
  ['jobs', searchJobsEndpoint, 'python vacancies near me', 'python'],
  ['courses', searchCoursesEndpoint, 'python course', 'python'],
  ['courses', searchCoursesEndpoint, 'a course for web development', 'web development'],
  ['courses', searchCoursesEndpoint, 'machine learning courses', 'machine learning'],
])('[U2] %s: %j finds what %j finds', async (_, endpoint, phrase, words) => {
  const found = await search(endpoint, { search: phrase });
  const { total } = await search(endpoint, { search: words });
  expect(total).toBeGreaterThan(0);
  expect(found).toMatchObject({ total });
  expect(found.corrected).toBeUndefined();
});

test.each([
  ['courses', searchCoursesEndpoint, 'hindi'],
  ['competitions', searchCompetitionsEndpoint, 'online hackathon'],
  ['institutes', getInstitutesEndpoint, 'bangalore'],
  ['mentors', getMentorsEndpoint, 'hindi'],
  ['challenges', getChallengesEndpoint, 'beginner matrices'],
])('[U2] %s: their places, types and languages are searched', async (_, endpoint, text) => {
  const { total, corrected } = await search(endpoint, { search: text });
  expect({ found: total > 0, corrected }).toEqual({ found: true, corrected: undefined });
});

test('[U2] a course is found by the place of its institute, also after that has changed', async () => {
  const { database } = api;
  await database.query(
    `insert into institutes (id, name, city, state) values ('moving', 'Lotus School', 'Pelling', 'Sikkim')`,
  );
  await database.query(
    `insert into courses (id, institute_id, name, duration_weeks, category, level)
     values ('weaving', 'moving', 'Weaving', 2, 'Web Development', 'Beginner')`,
  );
  expect(await search(searchCoursesEndpoint, { search: 'pelling' })).toMatchObject({ total: 1 });
  await database.query(`update institutes set city = 'Namchi' where id = 'moving'`);
  expect(await search(searchCoursesEndpoint, { search: 'namchi' })).toMatchObject({ total: 1 });
  expect(await search(searchCoursesEndpoint, { search: 'pelling' })).toMatchObject({ total: 0 });
});

test.each([
  ['devloper', 'developer'],
  ['Devloper bangalor', 'developer bangalore'],
  ['javascirpt', 'javascript'],
  ['pyhton', 'python'],
  ['phyton', 'python'],
])('[U2] %j finds what %j finds, and the response says so', async (text, corrected) => {
  const found = await search(searchJobsEndpoint, { search: text });
  const { total } = await search(searchJobsEndpoint, { search: corrected });
  expect(total).toBeGreaterThan(0);
  expect(found).toMatchObject({ total, corrected });
});

test.each(['noida', 'jobs in Noida', 'Kanpur', 'faridabad'])(
  '[U2] the place in %j has no jobs and is not corrected to a similar word',
  async (text) => {
    const { total, corrected } = await search(searchJobsEndpoint, { search: text });
    expect({ total, corrected }).toEqual({ total: 0, corrected: undefined });
  },
);

test('[U2] a misspelt word is corrected beside the name of a kind', async () => {
  const found = await search(searchJobsEndpoint, { search: 'devloper jobs' });
  const { total } = await search(searchJobsEndpoint, { search: 'developer' });
  expect(found).toMatchObject({ total, corrected: 'developer jobs' });
});

test('[U2] all pages of a corrected search are those of the corrected text', async () => {
  const first = await search(searchJobsEndpoint, { search: 'devloper', limit: 1 });
  const cursor = first.nextCursor ?? '';
  const second = await search(searchJobsEndpoint, { search: 'devloper', limit: 1, cursor });
  const both = await search(searchJobsEndpoint, { search: 'developer', limit: 2 });
  expect([...first.items, ...second.items]).toEqual(both.items);
  expect(second).toMatchObject({ total: first.total, corrected: 'developer' });
});

test('[U2] quoted words are searched for exactly, and words near nothing are not corrected', async () => {
  for (const text of ['"devloper"', 'cryogenics', 'xyz']) {
    const { total, corrected } = await search(searchJobsEndpoint, { search: text, facets: true });
    expect({ total, corrected }).toEqual({ total: 0, corrected: undefined });
  }
});

test('[U2] the words of an item that is added or changed correct spelling at once', async () => {
  const { database } = api;
  await database.query(
    `insert into mentors (id, name, domains) values ('glass', 'Ila Sen', array['Glassblowing'])`,
  );
  const added = await search(getMentorsEndpoint, { search: 'glasblowing' });
  expect(added).toMatchObject({ total: 1, corrected: 'glassblowing' });
  await database.query(`update mentors set domains = array['Woodturning'] where id = 'glass'`);
  const changed = await search(getMentorsEndpoint, { search: 'woodtruning' });
  expect(changed).toMatchObject({ total: 1, corrected: 'woodturning' });
  expect(await search(getMentorsEndpoint, { search: 'glasblowing' })).toMatchObject({ total: 0 });
});
