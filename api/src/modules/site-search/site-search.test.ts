import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { searchJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { searchSiteEndpoint } from '@sopaan/schemas/site-search/site-search';
import { addBulkJobs } from '../../../seeds/bulk/add-bulk-jobs';
import { seed } from '../../../seeds/seed';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addJob } from '../jobs/testing/job';

const api = testApp();

beforeAll(async () => {
  await seed(api.database, new Date());
  await addBulkJobs(api.database, 1500, new Date());
});

const search = (q: string, limit?: number) => api.call(searchSiteEndpoint, { q, limit });
const groupOf = async (q: string, kind: string) =>
  (await search(q)).groups.find((group) => group.kind === kind);

test('[U2] a text finds courses and jobs at once, with totals and the paths of the lists', async () => {
  const { groups, corrected } = await search('python');
  expect(corrected).toBeUndefined();
  expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['courses', 'jobs']));
  for (const { kind, endpoint, listPath } of [
    { kind: 'courses', endpoint: searchCoursesEndpoint, listPath: '/explore/courses' },
    { kind: 'jobs', endpoint: searchJobsEndpoint, listPath: '/explore/jobs' },
  ]) {
    const group = groups.find((one) => one.kind === kind);
    const { total } = await api.call(endpoint, { search: 'python', facets: true });
    expect(group?.total).toBe(total);
    expect(group?.items.length).toBe(Math.min(5, total));
    expect(group?.listPath).toBe(total > 5 ? `${listPath}?search=python` : null);
  }
});

test('each kind of result has a title and the path of its page', async () => {
  const samples: [kind: string, q: string, path: RegExp][] = [
    ['courses', 'web', /^\/course\/[^/]+\/[^/]+$/],
    ['jobs', 'developer', /^\/job\/preview\/[^/]+\/[^/]+$/],
    ['competitions', 'hackathon', /^\/competition\/[^/]+\/[^/]+$/],
    ['institutes', 'institute', /^\/institute\/overview\/[^/]+$/],
    ['mentors', 'hindi', /^\/mentors\/search\?mentor=[^/]+$/],
    ['challenges', 'strings', /^\/code_editor\/[^/]+\/[^/]+\/[^/]+$/],
    ['quizzes', 'aptitude', /^\/learn\/quizz\/[^/]+\/[^/]+\/[^/]+$/],
    ['posts', 'receipt', /^\/blog-pages\/[^/]+$/],
    ['pages', 'privacy', /^\/privacy-policy$/],
  ];
  for (const [kind, q, path] of samples) {
    const group = await groupOf(q, kind);
    expect({ kind, path: group?.items[0]?.path }).toEqual({
      kind,
      path: expect.stringMatching(path),
    });
    expect(group?.items[0]?.title).not.toBe('');
  }
});

test('a match in the title comes before newer matches elsewhere, and its group before others', async () => {
  const { database } = api;
  await addJob(database, { id: 'zither', title: 'Zither Maker', posted_at: hoursFromNow(-900) });
  await addJob(database, { id: 'drums', title: 'Drum Maker', skills: ['Zither'] });
  await database.query(
    `insert into mentors (id, name, domains) values ('player', 'Ila Sen', '{Zither}')`,
  );
  const { groups } = await search('zither');
  expect(groups.map(({ kind }) => kind)).toEqual(['jobs', 'mentors']);
  expect(groups[0]?.items.map(({ title }) => title)).toEqual(['Zither Maker', 'Drum Maker']);
  expect(groups[0]?.items[0]?.detail).toBe('Asha Labs · Pune · Full-time');
});

test('[U2] results have the facts that decide: pay, fee, prizes and deadlines', async () => {
  const facts: [kind: string, q: string, facts: RegExp][] = [
    ['courses', 'web', /^(Free|₹[\d,]+)$/],
    ['jobs', 'developer', /^₹.+ a (month|year), Apply by \d+ \w+ \d{4}$/],
    [
      'competitions',
      'hackathon',
      /(Free entry|Entry ₹\d+), (Register by \d|Registration is closed)/,
    ],
    ['institutes', 'design', /^\d+ courses?$/],
    ['mentors', 'hindi', /^\d+ years? of experience$/],
    ['challenges', 'strings', /^\d+ points$/],
    ['quizzes', 'aptitude', /^\d+ questions, \d+ minutes$/],
  ];
  for (const [kind, q, pattern] of facts) {
    const found = (await groupOf(q, kind))?.items.map((item) => item.facts?.join(', '));
    expect({ kind, found }).toEqual({
      kind,
      found: expect.arrayContaining([expect.stringMatching(pattern)]),
    });
  }
});

test('[U2] the name of a city weighs more than a state or a language, and the city is named first', async () => {
  const { database } = api;
  const place = (city: string, state: string) => ({ city, state, country: 'India' });
  await addJob(database, {
    id: 'language',
    title: 'Translator',
    skills: ['Xalapese'],
    locations: JSON.stringify([place('Kolkata', 'West Xalap')]),
    posted_at: hoursFromNow(-1),
  });
  await addJob(database, {
    id: 'city',
    title: 'Carpenter',
    locations: JSON.stringify([place('Pune', 'Maharashtra'), place('Xalapuru', 'Karnataka')]),
    posted_at: hoursFromNow(-900),
  });
  await database.query(
    `insert into institutes (id, name, city, state) values ('east', 'East School', 'Kolkata', 'West Xalap')`,
  );
  const { groups } = await search('xala');
  expect(groups.map(({ kind }) => kind)).toEqual(['jobs', 'institutes']);
  expect(groups[0]?.items.map(({ title }) => title)).toEqual(['Carpenter', 'Translator']);
  expect(groups[0]?.items[0]?.detail).toBe('Asha Labs · Xalapuru and 1 more · Full-time');
});

test.each([
  ['python course', 'courses', /Python/],
  ['machine learning course', 'courses', /Machine Learning/],
  ['jobs in delhi', 'jobs', /./],
  ['fresher jobs in delhi', 'jobs', /./],
  ['python jobs', 'jobs', /./],
  ['css course', 'courses', /CSS/],
  ['python quiz', 'quizzes', /./],
  ['java quiz', 'quizzes', /./],
])('[U2] %j finds %s before other kinds', async (q, kind, title) => {
  const { groups, corrected } = await search(q);
  expect(corrected).toBeUndefined();
  expect(groups[0]?.kind).toBe(kind);
  expect(groups[0]?.items[0]?.title).toMatch(title);
});

test('[U2] the name of a place without results is not corrected to a similar word', async () => {
  expect(await search('noida')).toEqual({ groups: [] });
});

test('[U24] C++ and C# are words of their own, and find no page by their first letter', async () => {
  for (const [id, name] of [
    ['plus', 'C++'],
    ['sharp', 'C#'],
    ['plain', 'C'],
  ])
    await api.database.query('insert into mentors (id, name, domains) values ($1, $1, array[$2])', [
      id,
      name,
    ]);
  const mentors = async (q: string) =>
    (await groupOf(q, 'mentors'))?.items.map(({ title }) => title) ?? [];
  expect(await mentors('C++')).toContain('plus');
  expect(await mentors('c#')).toEqual(['sharp']);
  for (const q of ['c++', 'c#']) {
    expect(await mentors(q)).not.toContain('plain');
    expect((await search(q)).groups.map(({ kind }) => kind)).not.toContain('pages');
  }
});

test('[U24] the language of the editor finds no challenge', async () => {
  for (const q of ['python', 'java']) expect(await groupOf(q, 'challenges')).toBeUndefined();
});

test('[U24] a text that nothing has all words of finds what has some of them', async () => {
  const found = await search('python xylophone');
  expect(found).toMatchObject({ isPartial: true });
  expect(found.groups.map(({ kind }) => kind)).toContain('courses');
  expect(found.groups.map(({ listPath }) => listPath)).not.toContainEqual(expect.any(String));
  expect(await search('xylophone marimba')).toEqual({ groups: [] });
  expect((await search('python')).isPartial).toBeUndefined();
});

test('a search begins with the second letter, and the number of results is limited', async () => {
  const { groups } = await search('py', 2);
  const jobs = groups.find(({ kind }) => kind === 'jobs');
  expect(jobs?.total).toBeGreaterThan(2);
  expect(jobs?.items).toHaveLength(2);
  expect(await api.rejection(searchSiteEndpoint, { q: 'p' })).toMatchObject({
    status: 400,
    fields: { q: expect.any(String) },
  });
});

test('the number of results is counted up to 1000', async () => {
  await api.database.query(`update jobs set department = 'Everywhere'`);
  expect(await groupOf('everywhere', 'jobs')).toMatchObject({ total: 1000, totalIsCapped: true });
});

test('[U2] synonyms, parts of words and corrected words are searched for like in lists', async () => {
  expect(await groupOf('bangalore', 'jobs')).toMatchObject({ kind: 'jobs' });
  expect((await search('evelope')).groups.length).toBeGreaterThan(0);
  const corrected = await search('devloper');
  expect(corrected).toMatchObject({ corrected: 'developer' });
  expect(corrected.groups).toEqual((await search('developer')).groups);
  expect(corrected.groups[0]?.listPath).toContain('search=developer');
  expect(await search('cryogenics')).toEqual({ groups: [] });
});

test.each(["'; truncate xyzzy; --", '$ %', '%_\\', '( | & !', '""', '**'])(
  'treats %j as plain text',
  async (q) => {
    expect(await search(q)).toEqual({ groups: [] });
  },
);
