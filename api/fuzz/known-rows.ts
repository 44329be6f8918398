import type { Queryable } from '../src/database/database';
import { PROFILE_QUERIES } from './profile-rows';

/** For routes whose fields must match each other: queries whose rows become bodies, and URLs from a column `url`. */
const QUERIES: Readonly<Record<string, string>> = {
  ...PROFILE_QUERIES,
  'POST /api/course/get/info': 'select id as "courseId" from courses order by id limit 3',
  'POST /api/private/jobs/byid': 'select id from jobs order by id limit 3',
  'POST /api/Institution/quize_data':
    'select id as quiz_id, institute_id, array[type] as type from quizzes order by id limit 3',
  'POST /api/get/practice/challanges':
    'select id, id as days_id, type as challange_type from challenges order by type, id limit 3',
  'POST /api/get/practice/challanges/id': `select id, 'code_conquest' as challange_type
     from challenges where day is null order by id limit 3`,
  'PUT /api/jobs/{id}/application': `select true as "attachCv",
       '/api/jobs/' || id || '/application' as url
     from jobs order by id limit 3`,
  'GET /api/applications/{applicationId}/cv': `select
       '/api/applications/' || application_id || '/cv' as url
     from job_application_cvs limit 3`,
  'PUT /api/courses/{id}/review': `select 4 as rating, '/api/courses/' || course_id || '/review' as url
     from course_enrolments order by course_id limit 3`,
  'POST /api/releases/previews/{id}/revoke': `select
       '/api/releases/previews/' || id || '/revoke' as url
     from release_previews where revoked_at is null limit 3`,
  'POST /api/releases/tokens/{id}/revoke': `select
       '/api/releases/tokens/' || id || '/revoke' as url
     from deploy_tokens where revoked_at is null limit 3`,
  'POST /api/execute': `select language, '*' as version, '[{"content":"print(1)"}]'::json as files
     from unnest(array['python', 'java', 'php']) as language`,
  'POST /api/v2/execute': `select language, '*' as version, '[{"content":"print(1)"}]'::json as files
     from unnest(array['python', 'java', 'php']) as language`,
  'POST /api/get/by_id/hostevent/': 'select id as "eventID" from events order by id limit 3',
  'POST /api/competitions/{id}/team': `select 'Rain Makers' as name,
       '/api/competitions/' || id || '/team' as url
     from events where team_max > 1 and id in (select event_id from event_registrations) limit 3`,
  'GET /api/pages/sitemaps/{kind}/{part}': `select '/api/pages/sitemaps/jobs/1' as url`,
  'POST /api/attempts/{attemptId}/submit': `select '/api/attempts/' || id || '/submit' as url
     from quiz_attempts where submitted_at is null order by started_at desc limit 3`,
  'PUT /api/attempts/{attemptId}/answers': `select question.id as "questionId", 0 as "optionIndex",
       '/api/attempts/' || attempt.id || '/answers' as url
     from quiz_attempts attempt join quiz_questions question using (quiz_id)
     where submitted_at is null order by started_at desc limit 3`,
  'POST /api/practice/challenges/{id}/submissions': `select 'python' as language, 'print(1)' as code,
       'press-' || id as "requestId", '/api/practice/challenges/' || id || '/submissions' as url
     from challenges where day is null order by id limit 3`,
  'GET /api/practice/challenges/{id}/submissions': `select
       '/api/practice/challenges/' || id || '/submissions' as url
     from challenges order by id limit 3`,
  'GET /api/practice/submissions/{id}': `select '/api/practice/submissions/' || id as url
     from submissions order by created_at desc limit 3`,
};

/** The table of the id in a path, by the path's first part. */
const TABLES: Readonly<Record<string, string>> = {
  competitions: 'events',
  courses: 'courses',
  institutes: 'institutes',
  jobs: 'jobs',
  mentors: 'mentors',
};

export async function knownRows(
  database: Queryable,
  operation: string,
): Promise<{ bodies: unknown[]; urls: string[] }> {
  const query = QUERIES[operation] ?? urlQuery(operation);
  const rows = query === undefined ? [] : await database.query(query);
  const bodies = rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'url')))
    .filter((body) => Object.keys(body).length > 0);
  return {
    bodies,
    urls: rows.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
  };
}

/** For a path with one id: a query for the URLs of the first few rows. */
function urlQuery(operation: string): string | undefined {
  const [, before, resource = '', after] =
    /^\S+ (\/api\/([a-z-]+)\/)\{id\}([^{]*)$/.exec(operation) ?? [];
  const table = TABLES[resource];
  return table && `select '${before}' || id || '${after}' as url from ${table} order by id limit 3`;
}
