import {
  getSimilarChallengesEndpoint,
  getSimilarCoursesEndpoint,
  getSimilarJobsEndpoint,
} from '@sopaan/schemas/similar/similar-items';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addGovtJob, addJob } from '../jobs/testing/job';
import { addChallenge } from '../practice/testing/challenge';

const api = testApp();

const inPlace = (city: string, state: string) =>
  JSON.stringify([{ city, state, country: 'India' }]);
const ids = (items: ReadonlyArray<{ id: string }>) => items.map(({ id }) => id);
const similarJobs = (id: string, limit = 5) => api.call(getSimilarJobsEndpoint, { id, limit });

beforeAll(async () => {
  const { database } = api;
  const jobs = [
    { id: 'shown', skills: ['React', 'Node.js', 'SQL'] },
    { id: 'one-skill', skills: ['SQL', 'Excel'], locations: inPlace('Kochi', 'Kerala') },
    { id: 'same-state', skills: ['sql'], locations: inPlace('Nagpur', 'Maharashtra') },
    { id: 'same-city', skills: ['SQL'], posted_at: hoursFromNow(-90) },
    { id: 'two-skills', skills: ['REACT', 'node js'], posted_at: hoursFromNow(-99) },
    { id: 'closed', skills: ['React', 'Node.js', 'SQL'], closes_at: hoursFromNow(-1) },
    { id: 'other', skills: ['Painting'], posted_at: hoursFromNow(-2) },
  ];
  for (const job of jobs) await addJob(database, job);
  await addGovtJob(database, { id: 'post', exams: ['SSC'], govt_sector: 'Railways' });
  await addGovtJob(database, { id: 'same-exam', exams: ['SSC', 'IBPS'], govt_sector: 'Banking' });
  await addGovtJob(database, { id: 'same-sector', govt_sector: 'Railways', locations: '[]' });
});

test('similar jobs share skills; place decides among equals, and closed jobs are left out', async () => {
  const { basis, items } = await similarJobs('shown');
  expect(basis).toBe('similar');
  expect(ids(items)).toEqual(['two-skills', 'same-city', 'same-state', 'one-skill']);
  expect(items.map(({ shared }) => shared.map(({ value }) => value))).toEqual([
    ['REACT', 'node js', 'Pune'],
    ['SQL', 'Pune'],
    ['sql', 'Maharashtra'],
    ['SQL'],
  ]);
  expect(ids((await similarJobs('shown', 1)).items)).toEqual(['two-skills']);
});

test('similar government jobs share exam or sector, and never are private', async () => {
  const { items } = await similarJobs('post');
  expect(items.map(({ id, shared }) => [id, shared])).toEqual([
    [
      'same-exam',
      [
        { type: 'exam', value: 'SSC' },
        { type: 'city', value: 'Pune' },
      ],
    ],
    ['same-sector', [{ type: 'sector', value: 'Railways' }]],
  ]);
});

test('without similar jobs, the newest open ones of the same kind are listed as such', async () => {
  const { basis, items } = await similarJobs('other', 2);
  expect(basis).toBe('newest');
  expect(items).toHaveLength(2);
  expect(items.every(({ kind, shared }) => kind === 'private' && shared.length === 0)).toBe(true);
  expect(ids(items)).not.toContain('other');
});

test('similar jobs follow changes: closed earlier, other skills, deleted', async () => {
  const { database } = api;
  await addJob(database, { id: 'changing', skills: ['Welding'] });
  await addJob(database, { id: 'welder', skills: ['Welding'] });
  await addJob(database, { id: 'smith', skills: ['Forging'] });
  const found = async () => {
    const { basis, items } = await similarJobs('welder');
    return basis === 'similar' ? ids(items) : [];
  };
  expect(await found()).toEqual(['changing']);
  await database.query(
    "update jobs set closes_at = now() - interval '1 day' where id = 'changing'",
  );
  expect(await found()).toEqual([]);
  await database.query(`update jobs set skills = '{Welding}' where id = 'smith'`);
  expect(await found()).toEqual(['smith']);
  await database.query(`update jobs set skills = '{Forging}' where id = 'smith'`);
  expect(await found()).toEqual([]);
  await database.query(
    "update jobs set closes_at = now() + interval '1 day' where id = 'changing'",
  );
  expect(await found()).toEqual(['changing']);
  await database.query("delete from jobs where id in ('changing', 'smith')");
  expect(await found()).toEqual([]);
  expect(
    await database.query("select from job_topics where job_id in ('changing', 'smith')"),
  ).toEqual([]);
});

test('similar courses share category or institute; otherwise the newest are listed', async () => {
  const { database } = api;
  await insertRow(database, 'institutes', {
    id: 'i-similar',
    name: 'Asha Institute',
    kind: 'College',
    city: 'Pune',
    state: 'Maharashtra',
  });
  await addCourse(database, {
    id: 'shown',
    category: 'Design',
    level: 'Beginner',
    institute_id: 'i-similar',
  });
  await addCourse(database, {
    id: 'same',
    category: 'Design',
    level: 'Beginner',
    institute_id: null,
  });
  await addCourse(database, {
    id: 'by-institute',
    category: 'Law',
    level: 'Expert',
    institute_id: 'i-similar',
  });
  await addCourse(database, {
    id: 'alone',
    category: 'Music',
    level: 'Beginner',
    institute_id: null,
  });
  const similar = await api.call(getSimilarCoursesEndpoint, { id: 'shown', limit: 5 });
  expect(similar.items.map(({ courseId, shared }) => [courseId, shared])).toEqual([
    ['same', [{ type: 'category', value: 'Design' }]],
    ['by-institute', [{ type: 'institute', value: 'Asha Institute' }]],
  ]);
  const newest = await api.call(getSimilarCoursesEndpoint, { id: 'alone', limit: 5 });
  expect(newest.basis).toBe('newest');
  expect(newest.items).toHaveLength(3);
});

test('similar challenges share topics, unsolved ones first, without those of the 100 days', async () => {
  const { database } = api;
  const challenges = [
    { id: 'shown', topics: ['Graphs', 'Sorting'], position: 1 },
    { id: 'both', topics: ['Graphs', 'Sorting'], position: 2 },
    { id: 'one', topics: ['Sorting'], position: 3 },
    { id: 'day', topics: ['Graphs'], type: '100_days_code_conquest', day: 3 },
    { id: 'alone', topics: ['Strings'], position: 4 },
  ];
  for (const challenge of challenges) await addChallenge(database, challenge);
  const { token, userId } = await api.signUp();
  const request = { id: 'shown', limit: 5 };
  const guest = await api.call(getSimilarChallengesEndpoint, request);
  expect(ids(guest.items)).toEqual(['both', 'one']);
  expect(guest.items[1]?.shared).toEqual([{ type: 'topic', value: 'Sorting' }]);
  await insertRow(database, 'challenge_progress', {
    user_id: userId,
    challenge_id: 'both',
    status: 'solved',
  });
  const member = await api.call(getSimilarChallengesEndpoint, request, token);
  expect(member.items.map(({ id, status }) => [id, status])).toEqual([
    ['one', 'new'],
    ['both', 'solved'],
  ]);
  const newest = await api.call(getSimilarChallengesEndpoint, { id: 'alone', limit: 1 });
  expect(newest.basis).toBe('newest');
  expect(ids(newest.items)).not.toContain('day');
});
