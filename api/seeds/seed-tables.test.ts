import { createHash } from 'node:crypto';
import { array, number, object, string } from 'yup';
import { QUESTION_KINDS } from '@sopaan/schemas/quizzes/quiz';
import { sanitize } from '../src/html/sanitize';
import { seedTables } from './seed-tables';

const DAY = new Date('2031-03-05T00:00:00Z');

function rowsOf(name: string) {
  return seedTables(DAY)
    .filter((table) => table.name === name)
    .flatMap(({ rows }) => rows);
}

function hashOf(reference: Date): string {
  return createHash('sha256')
    .update(JSON.stringify(seedTables(reference)))
    .digest('hex');
}

test('seeding on the same day gives the same rows, and on another day rows with other dates', () => {
  expect(hashOf(DAY)).toBe(hashOf(new Date('2031-03-05T23:59:59Z')));
  expect(hashOf(DAY)).not.toBe(hashOf(new Date('2031-03-06T00:00:00Z')));
});

test.each([
  ['courses', 40],
  ['institutes', 30],
  ['events', 40],
  ['mentors', 24],
  ['quizzes', 12],
  ['jobs', 180],
  ['challenges', 30],
  ['live_classes', 8],
  ['festivals', 2],
])('%s: at least %i rows, with unique ids that fit in URLs', (name, minRows) => {
  const ids = rowsOf(name).map((row) => row.id);
  expect(ids.length).toBeGreaterThanOrEqual(minRows);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(String(id)))).toEqual([]);
});

test('sample classes take place on the following evenings in India, with mentors without accounts, some for courses with live classes', () => {
  const mentors = rowsOf('mentors').map(({ name }) => name);
  const courses = rowsOf('courses').filter((row) => row.course_category === 'live-classes');
  const classes = rowsOf('live_classes');
  for (const { teacher_name: teacher, teacher_id, course_id: courseId, starts_at } of classes) {
    expect(mentors).toContain(teacher);
    expect(teacher_id).toBeUndefined();
    if (courseId !== null) expect(courses.map(({ id }) => id)).toContain(courseId);
    const [day = '', time = ''] = String(starts_at).split('T');
    expect(day > DAY.toISOString()).toBe(true);
    // From six to eight in the evening.
    expect(time >= '12:30' && time <= '14:30:00.000Z').toBe(true);
  }
  for (const { id } of courses) expect(classes.map(({ course_id }) => course_id)).toContain(id);
});

test('one sample festival is running, another is over with prizes, none of whose entries belongs to an account', () => {
  const now = DAY.toISOString();
  const dates = rowsOf('festivals').map(({ starts_at, ends_at }) => [
    String(starts_at) <= now,
    String(ends_at) <= now,
  ]);
  expect(dates).toEqual([
    [true, false],
    [true, true],
  ]);
  const entries = rowsOf('festival_entries');
  expect(entries.filter((row) => row.user_id !== null || row.sample_name === '')).toEqual([]);
  expect(entries.filter((row) => row.festival_id === 'festival-001').length).toBeGreaterThan(10);
  // With unlimited attempts and the answer key, anybody could win.
  const limited = rowsOf('quizzes').filter((row) => row.attempts_max !== null);
  for (const { quiz_id: id } of rowsOf('festival_quizzes'))
    expect(limited.map((quiz) => quiz.id)).toContain(id);
});

test('the sample data has 140 private and 60 government jobs', () => {
  const kinds = rowsOf('jobs').map((row) => row.kind);
  expect(kinds.filter((kind) => kind === 'private')).toHaveLength(140);
  expect(kinds.filter((kind) => kind === 'government')).toHaveLength(60);
});

test('20 challenges belong to the conquest, and each of the 100 days has one', () => {
  const challenges = rowsOf('challenges');
  expect(challenges.filter((row) => row.type === 'code_conquest')).toHaveLength(20);
  const days = challenges.flatMap(({ day }) => (typeof day === 'number' ? [day] : []));
  expect(days).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

test('every row of a main table is marked as a sample', () => {
  const parts = new Set([
    'challenge_tests',
    'challenge_guides',
    'quiz_questions',
    'lesson_contents',
    'festival_quizzes',
  ]);
  const main = seedTables(DAY).filter(({ name }) => !parts.has(name));
  const unmarked = main.flatMap(({ rows }) => rows).filter((row) => row.sample !== true);
  expect(unmarked).toEqual([]);
});

test('the rating of every course is the mean of its reviews, none of which belongs to an account', () => {
  const reviews = rowsOf('course_reviews');
  for (const { id, rating, review_count } of rowsOf('courses')) {
    const ratings = reviews
      .filter((review) => review.course_id === id)
      .map((row) => Number(row.rating));
    const mean = ratings.reduce((sum, stars) => sum + stars, 0) / Math.max(1, ratings.length);
    expect({ id, rating, review_count }).toEqual({
      id,
      rating: Math.round(mean * 10) / 10,
      review_count: ratings.length,
    });
  }
  expect(reviews.filter((row) => row.user_id !== null || row.sample_name === '')).toEqual([]);
});

test('the HTML of the sample data is already sanitized', () => {
  const fields = ['description', 'brief', 'about', 'statement', 'rules'];
  const tables = new Set([
    'institutes',
    'courses',
    'events',
    'jobs',
    'mentors',
    'challenges',
    'festivals',
  ]);
  const texts = seedTables(DAY)
    .filter(({ name }) => tables.has(name))
    .flatMap(({ rows }) => rows.flatMap((row) => fields.map((field) => row[field])))
    .filter((text) => typeof text === 'string');
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.map((text) => sanitize(text, 'text'))).toEqual(texts);
});

const questionSchema = object({
  quiz_id: string().required(),
  kind: string().required(),
  format: string().required(),
  question: string().required(),
  options: array(string().required()).required(),
  correct_index: number().nullable().defined(),
  explanation: string().defined(),
});

test('every quiz has ten or more questions with four different options and an answer among them', () => {
  const questions = rowsOf('quiz_questions')
    .map((row) => questionSchema.validateSync(row))
    .filter(({ kind, format }) => kind === 'choice' && format === 'text');
  for (const { options, correct_index: correct } of questions) {
    expect(new Set(options).size).toBe(4);
    expect(options[correct ?? -1]).toBeDefined();
  }
  for (const { id } of rowsOf('quizzes')) {
    const own = questions.filter((question) => question.quiz_id === id);
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(new Set(own.map(({ question }) => question)).size).toBe(own.length);
    // Correct answers must not all have the same position.
    expect(new Set(own.map((question) => question.correct_index)).size).toBeGreaterThan(1);
  }
});

test('the sample quizzes have questions of each kind with explanations, and some with code, a formula and a picture', () => {
  const questions = rowsOf('quiz_questions').map((row) => questionSchema.validateSync(row));
  const explained = questions.filter(({ explanation }) => explanation !== '');
  for (const kind of QUESTION_KINDS)
    expect(explained.filter((question) => question.kind === kind).length).toBeGreaterThan(2);
  const markup = explained.filter(({ format }) => format === 'markup').map((one) => one.question);
  for (const part of ['```', '$', '![']) expect(markup.join('\n')).toContain(part);
  for (const { options } of questions) expect(new Set(options).size).toBe(options.length);
});

test('some sample courses have no chapters, and chapters have either no videos or two to six', () => {
  const schema = array(object({ videos: array(object()).required() })).required();
  const chapters = rowsOf('courses').map((row) => schema.validateSync(row.chapters));
  expect(chapters.filter((list) => list.length === 0)).toHaveLength(1);
  const counts = chapters.flat().map(({ videos }) => videos.length);
  expect(counts).toContain(0);
  expect(counts.filter((count) => count > 0 && (count < 2 || count > 6))).toEqual([]);
});

test('some event descriptions have a Highlights paragraph and some do not', () => {
  const descriptions = rowsOf('events').map((row) => String(row.description));
  const withHighlights = descriptions.filter((text) =>
    text.includes('<p><strong>Highlights:</strong></p><ul>'),
  );
  expect(withHighlights.length).toBeGreaterThan(10);
  expect(withHighlights.length).toBeLessThan(descriptions.length - 5);
});

test('one event has the prizes of the specification', () => {
  const prizes = ['Winner', 'First Runner Up', 'Second Runner Up'].map((title, rank) => ({
    title,
    amount: [55_000, 30_000, 15_000][rank],
    currency: 'INR',
    certificate: true,
  }));
  expect(rowsOf('events').map((row) => row.prizes)).toContainEqual(prizes);
});
