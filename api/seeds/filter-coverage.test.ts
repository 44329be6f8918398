import {
  COURSE_CATEGORIES,
  COURSE_FEATURES,
  COURSE_KINDS,
  COURSE_LEVELS,
} from '@sopaan/schemas/courses/course-options';
import {
  COMPETITION_CATEGORIES,
  COMPETITION_EXPERIENCES,
  COMPETITION_MODES,
  COMPETITION_PAYMENTS,
  OPPORTUNITY_TYPES,
  TEAM_SIZES,
} from '@sopaan/schemas/competitions/competition-options';
import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/jobs/govt-job-options';
import {
  CAREER_STAGES,
  COMPANY_KINDS,
  JOB_FIELDS,
  JOB_TYPES,
  WORK_MODES,
} from '@sopaan/schemas/jobs/job-options';
import { INDIAN_CITIES, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import {
  DIFFICULTY_LEVELS,
  EXAM_PREPARATIONS,
  PRACTICE_MODES,
  PRACTICE_TYPES,
  RUNNABLE_LANGUAGES,
  PROJECT_TYPES,
  TEST_FORMATS,
} from '@sopaan/schemas/practice/practice-options';
import { connectDatabase, type Database } from '../src/database/database';
import { cloneDatabase, type TestDatabase } from '../src/testing/test-database';
import { seed } from './seed';

const DAY = new Date('2031-03-05T00:00:00Z');
/** The end of the day of seeding. */
const END_OF_DAY = '2031-03-05T23:59:59Z';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 2 });
  await seed(database, DAY);
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

/** Only jobs and events that are still open, because lists show no others. */
const openPrivate = `jobs where kind = 'private' and closes_at > '${END_OF_DAY}'`;
const openGovernment = `jobs where kind = 'government' and closes_at > '${END_OF_DAY}'`;
const openEvents = `events where ends_at > '${END_OF_DAY}'`;
const practice = `(
  select difficulty, practice_type, practice_mode, test_format, exam_preparation, programming_languages, project_type
  from challenges
  union all
  select difficulty, practice_type, practice_mode, test_format, exam_preparation, '{}', '' from quizzes
) as practice`;

const typeIds = OPPORTUNITY_TYPES.map(({ id }) => id);

test.each<[string, string, string, readonly string[]]>([
  ['course category', 'courses', 'category', COURSE_CATEGORIES],
  ['course level', 'courses', 'level', COURSE_LEVELS],
  ['course featured', 'courses', 'unnest(featured)', COURSE_FEATURES],
  ['course courseCategory', 'courses', 'course_category', COURSE_KINDS],
  ['private jobType', openPrivate, 'unnest(job_types)', JOB_TYPES],
  ['private work_mode', openPrivate, 'work_mode', WORK_MODES],
  ['private career_stages', openPrivate, 'unnest(career_stages)', CAREER_STAGES],
  ['private department', openPrivate, 'department', JOB_FIELDS],
  ['private location', openPrivate, 'unnest(places)', [...INDIAN_STATES, ...INDIAN_CITIES]],
  ['private company', openPrivate, 'company_kind', COMPANY_KINDS],
  ['govt job_type', openGovernment, 'unnest(job_types)', GOVT_JOB_TYPES],
  ['govt work_mode', openGovernment, 'work_mode', GOVT_WORK_MODES],
  ['govt career_stages', openGovernment, 'unnest(career_stages)', GOVT_CAREER_STAGES],
  ['govt_sector', openGovernment, 'govt_sector', GOVT_SECTORS],
  ['govt qualification', openGovernment, 'unnest(qualifications)', GOVT_QUALIFICATIONS],
  ['govt exam_requirement', openGovernment, 'unnest(exams)', GOVT_EXAMS],
  ['govt location', openGovernment, 'unnest(places)', INDIAN_STATES],
  ['competitionType', openEvents, 'opportunity_type_id', typeIds],
  ['competition eventType', openEvents, 'mode', COMPETITION_MODES],
  ['competition category', openEvents, 'category', COMPETITION_CATEGORIES],
  ['competition teamSize', openEvents, 'team_size', TEAM_SIZES],
  ['competition payment', openEvents, 'payment', COMPETITION_PAYMENTS],
  ['competition workExperience', openEvents, 'work_experience', COMPETITION_EXPERIENCES],
  ['practiceType', practice, 'practice_type', PRACTICE_TYPES],
  ['languages', practice, 'unnest(programming_languages)', RUNNABLE_LANGUAGES],
  ['examPreparation', practice, 'unnest(exam_preparation)', EXAM_PREPARATIONS],
  ['difficultyLevel', practice, 'difficulty', DIFFICULTY_LEVELS],
  ['projectType', practice, 'project_type', PROJECT_TYPES],
  ['testFormat', practice, 'test_format', TEST_FORMATS],
  ['practiceMode', practice, 'practice_mode', PRACTICE_MODES],
])('%s: each option has a result', async (_, source, column, options) => {
  const rows = await database.query<{ value: string }>(
    `select distinct ${column} as value from ${source}`,
  );
  const values = new Set(rows.map(({ value }) => value));
  expect(options.filter((option) => !values.has(option))).toEqual([]);
});

test.each([
  ['private date_posted', openPrivate, 'posted_at', [1, 7]],
  ['govt date_posted', openGovernment, 'posted_at', [1, 3, 7, 15, 30]],
  ['competition datePosted', openEvents, 'created_at', [1, 7, 30]],
])('%s: each period adds results', async (_, source, column, periods) => {
  const counts = await Promise.all(
    [0, ...periods, 9999].map(async (days) => {
      const [row] = await database.query<{ count: number }>(
        `select count(*) from ${source} and ${column} > '${END_OF_DAY}'::timestamptz - interval '${days} days'`,
      );
      return row?.count;
    }),
  );
  const ascending = [...new Set(counts)].sort((a, b) => Number(a) - Number(b));
  expect(counts).toEqual(ascending);
  expect(counts[0]).toBe(0);
});

test('the sample events are in all phases: open, closing today, full, closed for entries, ended', async () => {
  const phases = {
    open: `registration_deadline > '${END_OF_DAY}' and participant_count < coalesce(capacity, 1000000)`,
    closingToday: `registration_deadline between '2031-03-05' and '${END_OF_DAY}'`,
    full: `registration_deadline > '${END_OF_DAY}' and participant_count = capacity`,
    closed: `registration_deadline < '2031-03-05' and ends_at > '${END_OF_DAY}'`,
    ended: `ends_at < '2031-03-05'`,
  };
  for (const [phase, condition] of Object.entries(phases)) {
    const [row] = await database.query<{ count: number }>(
      `select count(*) from events where ${condition}`,
    );
    expect({ phase, found: (row?.count ?? 0) > 0 }).toEqual({ phase, found: true });
  }
});

test('no sample job or event is posted after the day of seeding, or closes before it is posted', async () => {
  const [row] = await database.query<{ count: number }>(
    `select (select count(*) from jobs where posted_at > '${DAY.toISOString()}' or closes_at < posted_at)
       + (select count(*) from events where created_at > '${DAY.toISOString()}'
          or registration_deadline < created_at or starts_at < registration_deadline or ends_at < starts_at) as count`,
  );
  expect(row?.count).toBe(0);
});
