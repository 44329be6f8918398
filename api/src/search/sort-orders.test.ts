import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { searchPageOf } from '@sopaan/schemas/api/facet';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { getChallengesEndpoint } from '@sopaan/schemas/practice/challenge';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { number, object, string, type InferType } from 'yup';
import { addBulkJobs } from '../../seeds/bulk/add-bulk-jobs';
import { seed } from '../../seeds/seed';
import { addJob } from '../modules/jobs/testing/job';
import { send } from '../testing/call';
import { testApp } from '../testing/test-app';
import { encodePageCursor } from './page-cursor';

const api = testApp();
const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'];

/** The fields of all lists that orders are checked by. */
const itemSchema = object({
  id: string(),
  _id: string(),
  courseId: string(),
  title: string(),
  postedAt: string(),
  createdAt: string(),
  lastDate: string(),
  salary: object({
    min_salary: number().nullable(),
    max_salary: number().nullable(),
    period: string(),
  }).default(undefined),
  rating: number(),
  fee: number(),
  enrolledstudent: number(),
  courseCount: number(),
  prizeTotal: number(),
  paid: number(),
  experience: number(),
  difficultyLevel: string(),
  points: number().nullable(),
  solvedCount: number(),
});
type Item = InferType<typeof itemSchema>;
const pageSchema = searchPageOf(itemSchema).required();

beforeAll(async () => {
  await seed(api.database, new Date());
  await addBulkJobs(api.database, 60, new Date());
});

async function search(endpoint: Endpoint, input: Readonly<Record<string, unknown>>) {
  const response = await send(api.app, endpoint, input);
  if (response.statusCode !== 200) throw new Error(response.body);
  return pageSchema.validate(response.json());
}

async function allItems(endpoint: Endpoint, input: Readonly<Record<string, unknown>>) {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(endpoint, { ...input, limit: 50, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

const idOf = ({ id, _id, courseId }: Item) => id ?? _id ?? courseId;
const time = (text: string | undefined) => Date.parse(text ?? '');
/** The highest pay of a year; all sample jobs pay in rupees. */
const yearlyPay = ({ salary }: Item) =>
  (salary?.max_salary ?? salary?.min_salary ?? 0) * (salary?.period === 'month' ? 12 : 1);

type Sorted = [list: string, sort: string, endpoint: Endpoint, key: (item: Item) => number];

const jobSorts = (list: string, endpoint: Endpoint): Sorted[] => [
  [list, 'newest', endpoint, (item) => -time(item.postedAt)],
  [list, 'closing', endpoint, (item) => time(item.lastDate)],
  [list, 'pay', endpoint, (item) => -yearlyPay(item)],
];

const SORTS: Sorted[] = [
  ...jobSorts('all jobs', searchJobsEndpoint),
  ...jobSorts('private jobs', searchPrivateJobsEndpoint),
  ...jobSorts('government jobs', searchGovtJobsEndpoint),
  ['courses', 'newest', searchCoursesEndpoint, (item) => -time(item.createdAt)],
  ['courses', 'rating', searchCoursesEndpoint, ({ rating = 0 }) => -rating],
  ['courses', 'fee', searchCoursesEndpoint, ({ fee = 0 }) => fee],
  ['courses', 'popular', searchCoursesEndpoint, ({ enrolledstudent = 0 }) => -enrolledstudent],
  ['institutes', 'courses', getInstitutesEndpoint, ({ courseCount = 0 }) => -courseCount],
  ['competitions', 'newest', searchCompetitionsEndpoint, (item) => -time(item.createdAt)],
  ['competitions', 'reward', searchCompetitionsEndpoint, ({ prizeTotal = 0 }) => -prizeTotal],
  ['competitions', 'fee', searchCompetitionsEndpoint, ({ paid = 0 }) => paid],
  ['mentors', 'rating', getMentorsEndpoint, ({ rating = 0 }) => -rating],
  ['mentors', 'experience', getMentorsEndpoint, ({ experience = 0 }) => -experience],
  ['practice', 'easiest', searchPracticeEndpoint, levelOf],
  ['practice', 'hardest', searchPracticeEndpoint, (item) => -levelOf(item)],
  ['practice', 'points', searchPracticeEndpoint, ({ points }) => -(points ?? 0)],
  ['quizzes', 'easiest', getQuizzesEndpoint, levelOf],
  ['challenges', 'points', getChallengesEndpoint, ({ points }) => -(points ?? 0)],
  ['challenges', 'solved', getChallengesEndpoint, ({ solvedCount = 0 }) => -solvedCount],
];

function levelOf({ difficultyLevel = '' }: Item): number {
  const level = LEVELS.indexOf(difficultyLevel);
  return level < 0 ? LEVELS.length : level;
}

test.each(SORTS)('%s, sorted by %s: all pages together are in order', async (...sorted) => {
  const [, sort, endpoint, key] = sorted;
  const items = await allItems(endpoint, { sort });
  const keys = items.map(key);
  expect(keys).toEqual([...keys].sort((one, other) => one - other));
  expect(new Set(items.map(idOf)).size).toBe(items.length);
  expect(items).toHaveLength((await search(endpoint, { facets: true })).total);
});

const FIRST_OF_LIST = SORTS.filter(([list], at) => list !== SORTS[at - 1]?.[0]);

test.each(FIRST_OF_LIST)(
  '%s: an unknown order is the default one',
  async (_list, _sort, endpoint) => {
    const { items } = await search(endpoint, {});
    for (const sort of ['unknown', 'constructor', "id'; --"]) {
      expect((await search(endpoint, { sort })).items.map(idOf)).toEqual(items.map(idOf));
    }
  },
);

test('a cursor belongs to the order in which it was issued', async () => {
  const { nextCursor } = await search(searchJobsEndpoint, { sort: 'closing', limit: 2 });
  const cursor = nextCursor ?? '';
  const next = await search(searchJobsEndpoint, { sort: 'closing', limit: 2, cursor });
  expect(next.items).toHaveLength(2);
  for (const sort of ['pay', 'newest', 'unknown']) {
    const rejection = await api.rejection(searchJobsEndpoint, { sort, cursor });
    expect(rejection).toMatchObject({
      status: 400,
      fields: { cursor: 'This cursor belongs to another sort order.' },
    });
  }
});

test('a cursor of a release without orders continues in the default order', async () => {
  const { items } = await search(searchJobsEndpoint, { limit: 3 });
  const [, second, third] = items;
  const cursor = encodePageCursor({
    total: 9,
    totalIsCapped: false,
    sort: '',
    isFragment: false,
    corrected: undefined,
    asOf: '',
    key: [second?.postedAt ?? '', second?.id ?? ''],
  });
  const next = await search(searchJobsEndpoint, { limit: 1, cursor });
  expect(next.items.map(idOf)).toEqual([third?.id]);
});

describe('relevance', () => {
  beforeAll(async () => {
    const { database } = api;
    await addJob(database, { id: 'in-title', title: 'Glaciologist', posted_at: daysAgo(9) });
    await addJob(database, {
      id: 'in-skills',
      title: 'Field Assistant',
      skills: ['Glaciologist'],
      posted_at: daysAgo(1),
    });
    await addJob(database, { id: 'later', title: 'Glaciologist', posted_at: daysAgo(5) });
  });

  test('sorts by how well the text matches, then by date', async () => {
    const input = { search: 'glaciologist', sort: 'relevance' };
    const first = await search(searchJobsEndpoint, { ...input, limit: 1 });
    const rest = await search(searchJobsEndpoint, { ...input, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(idOf)).toEqual(['later', 'in-title', 'in-skills']);
  });

  test('is the default order without a text, and that of the list for parts of words', async () => {
    const newest = await search(searchJobsEndpoint, {});
    const withoutText = await search(searchJobsEndpoint, { sort: 'relevance', search: ' ' });
    expect(withoutText.items.map(idOf)).toEqual(newest.items.map(idOf));
    const parts = await search(searchJobsEndpoint, { sort: 'relevance', search: 'laciologis' });
    expect(parts.items.map(idOf)).toEqual(['later', 'in-title']);
  });

  test.each(FIRST_OF_LIST)('%s: all pages together contain each match once', async (...list) => {
    const [, , endpoint] = list;
    const input = { search: 'data', sort: 'relevance' };
    const items = await allItems(endpoint, input);
    expect(new Set(items.map(idOf)).size).toBe(items.length);
    expect(items).toHaveLength((await search(endpoint, { ...input, facets: true })).total);
  });
});

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
