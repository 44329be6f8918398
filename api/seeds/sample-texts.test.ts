import { LARGE_STATES, pairsWithoutResult, paragraphsOf, rowsOf } from './testing/sample-rows';

/** The columns whose texts a page shows as paragraphs. */
const BODIES = [
  'description',
  'about',
  'brief',
  'detailed',
  'statement',
  'summary',
  'body',
  'rounds',
  'html',
];
const TABLES = [
  ...['courses', 'course_reviews', 'institutes', 'jobs', 'events', 'mentors'],
  ...['challenges', 'quizzes', 'live_classes'],
];

const idOf = (row: Readonly<Record<string, unknown>>) => row.id ?? row.video_id;

test('[U24] no two sample records share a paragraph', () => {
  const owners = new Map<string, unknown>();
  const shared: unknown[] = [];
  for (const table of [...TABLES, 'lesson_contents'])
    for (const row of rowsOf(table)) {
      for (const paragraph of new Set(BODIES.flatMap((name) => paragraphsOf(row[name])))) {
        if (owners.has(paragraph)) shared.push([owners.get(paragraph), idOf(row), paragraph]);
        owners.set(paragraph, idOf(row));
      }
    }
  expect(owners.size).toBeGreaterThan(800);
  expect(shared).toEqual([]);
});

test('[U24] the text of a course agrees with its level', () => {
  const beginnerWords =
    /\b(beginners?|never (programmed|seen)|no (earlier|knowledge|experience)|from scratch)\b/i;
  const advancedWords = /\b(several years|in production and|advanced)\b/i;
  for (const { name, level, description } of rowsOf('courses')) {
    const entry = paragraphsOf(description).at(-1) ?? '';
    const words = level === 'Beginner' ? advancedWords : beginnerWords;
    const isExplained = level === 'Intermediate' || !words.test(entry);
    expect({ name, isExplained }).toEqual({ name, isExplained: true });
  }
});

test('[U24] a government post without an exam has no date of one, and only permanent posts pay allowances', () => {
  const posts = rowsOf('jobs').filter(({ kind }) => kind === 'government');
  for (const { title, job_types, exams, important_dates, detailed } of posts) {
    const isPermanent = JSON.stringify(job_types) === '["Permanent"]';
    const hasExam = isPermanent || JSON.stringify(exams) !== '[]';
    const namesExam = JSON.stringify(important_dates).includes('Examination');
    const paysAllowances = String(detailed).includes('allowances');
    expect({ title, namesExam, paysAllowances }).toEqual({
      title,
      namesExam: hasExam,
      paysAllowances: isPermanent,
    });
  }
});

test('[U24] no two government posts share a paragraph or a duty', () => {
  const posts = rowsOf('jobs').filter(({ kind }) => kind === 'government');
  const texts = posts.flatMap(({ brief, responsibilities }) => [
    ...String(brief).split('</p>').filter(Boolean),
    ...(Array.isArray(responsibilities) ? responsibilities.map(String) : []),
  ]);
  expect(texts.length).toBeGreaterThan(posts.length * 5);
  expect(new Set(texts).size).toBe(texts.length);
});

test('[U24] nobody stands behind a like, an application or a mentor’s rating, so none is counted', () => {
  const counts = [
    ...rowsOf('courses').map((row) => row.like_count),
    ...rowsOf('events').map((row) => row.like_count),
    ...rowsOf('jobs').map((row) => row.applied_count),
    ...rowsOf('mentors').flatMap((row) => [row.rating, row.review_count, row.session_count]),
  ];
  expect(new Set(counts)).toEqual(new Set([0]));
  for (const { enrolled_count, review_count } of rowsOf('courses'))
    expect(enrolled_count).toBe(review_count);
});

test('[U24] common pairs of filters find something', () => {
  const jobs = rowsOf('jobs').filter(({ kind }) => kind === 'private');
  const states = { values: LARGE_STATES, path: 'locations' };
  const types = { values: ['Internship', 'Fresher', 'Full-time'], path: 'job_types' };
  const remote = { values: ['remote'], path: 'work_mode' };
  const remoteTypes = ['Full-time', 'Part-time', 'Remote', 'Contract', 'Internship', 'Fresher'];
  const levels = { values: ['Beginner', 'Intermediate', 'Advanced'], path: 'level' };
  const languages = ['English', 'Hindi', 'Tamil', 'Telugu', 'Bengali', 'Marathi'];
  const missing = [
    pairsWithoutResult(jobs, types, states),
    pairsWithoutResult(jobs, remote, states),
    pairsWithoutResult(jobs, remote, { values: remoteTypes, path: 'job_types' }),
    pairsWithoutResult(rowsOf('courses'), levels, { values: languages, path: 'languages' }),
    pairsWithoutResult(rowsOf('courses'), levels, {
      values: ['Web Development', 'Data Science', 'AI & ML', 'Cloud Computing'],
      path: 'category',
    }),
  ];
  expect(missing.flat()).toEqual([]);
});

test('[U24] all dates move with the day of seeding, and open jobs close on different days', () => {
  const day = 86_400_000;
  const datesOf = (shift: number) =>
    [...TABLES, 'festivals', 'posts'].flatMap((table) =>
      (JSON.stringify(rowsOf(table, shift)).match(/20\d\d-\d\d-\d\d/g) ?? []).map((date) =>
        Date.parse(date),
      ),
    );
  const later = datesOf(10);
  expect(datesOf(0).map((date) => date + 10 * day)).toEqual(later);
  const lastDays = rowsOf('jobs').map((row) => String(row.closes_at).slice(0, 10));
  expect(new Set(lastDays).size).toBeGreaterThan(40);
});
