import { getSitemapEndpoint, getSitemapsEndpoint } from '@sopaan/schemas/pages/sitemap';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addCompetition } from '../../competitions/testing/competition';
import { addInstitute } from '../../institutes/testing/institute';
import { addJob } from '../../jobs/testing/job';

const api = testApp();

const past = { registration_deadline: hoursFromNow(-72), starts_at: hoursFromNow(-48) };

const BATCH = 1_000;

/** Stores jobs, every third of them closed; in batches, because a statement has a time limit. */
async function addManyJobs(count: number): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    await api.database.query(
      `insert into jobs (id, kind, title, job_types, work_mode, organization, closes_at)
    select 'many-' || lpad(n::text, 6, '0'), 'private', 'Job ' || n, '{Full-time}', 'on-site', '{"name": "A"}',
      now() + case when n % 3 = 0 then interval '-1 hour' else interval '1 day' end
    from generate_series($1::int, $2::int) as n`,
      [first, Math.min(first + BATCH - 1, count)],
    );
  }
}

async function entriesOf(kind: 'jobs' | 'courses' | 'competitions' | 'institutes', part = 1) {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call(getSitemapEndpoint, { kind, part, ...(cursor && { cursor }) });
    expect(page.entries.length).toBeLessThanOrEqual(1000);
    paths.push(...page.entries.map(({ path }) => path));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return paths;
}

test('sitemaps omit closed and ended entries, and none is empty', async () => {
  const { database } = api;
  await addCourse(database, { id: 'c1', updated_at: '2031-01-02T03:04:05Z' });
  await addJob(database, { id: 'open' });
  await addJob(database, { id: 'closed', closes_at: hoursFromNow(-1) });
  await addCompetition(database, { id: 'over', ...past, ends_at: hoursFromNow(-1) });
  const { sitemaps } = await api.call(getSitemapsEndpoint, {});
  expect(sitemaps.map(({ kind, part }) => `${kind}-${part}`)).toEqual(['courses-1', 'jobs-1']);
  expect(sitemaps[0]?.changedAt).toBe('2031-01-02T03:04:05.000Z');
  await addCompetition(database, { id: 'running', ...past, ends_at: hoursFromNow(1) });
  await addInstitute(database, { id: 'i 1' });
  expect(await entriesOf('jobs')).toEqual(['/job/preview/frontend-engineer/open']);
  expect(await entriesOf('competitions')).toEqual(['/competition/hack-the-monsoon/running']);
  expect(await entriesOf('institutes')).toEqual(['/institute/overview/i%201']);
  expect(await entriesOf('courses')).toEqual(['/course/Web-Dev-Basics/c1']);
});

test('divides many jobs into parts, each open job in exactly one; parts are stable when jobs close', async () => {
  await api.database.query('delete from jobs');
  await addManyJobs(10_500);
  const { sitemaps } = await api.call(getSitemapsEndpoint, {});
  const parts = sitemaps.filter(({ kind }) => kind === 'jobs').map(({ part }) => part);
  expect(parts).toEqual([1, 2]);
  const [first, second] = [await entriesOf('jobs', 1), await entriesOf('jobs', 2)];
  expect(first.length + second.length).toBe(7_000);
  expect(new Set([...first, ...second]).size).toBe(7_000);
  await api.database.query(`update jobs set closes_at = now() where id < 'many-000500'`);
  expect(await entriesOf('jobs', 2)).toEqual(second);
  expect((await entriesOf('jobs', 1)).length).toBeLessThan(first.length);
});

test('responds with 404 for an unknown part and 400 for an unknown kind or forged cursor', async () => {
  expect((await api.rejection(getSitemapEndpoint, { kind: 'jobs', part: 40 })).status).toBe(404);
  expect((await api.rejection(getSitemapEndpoint, { kind: 'users', part: 1 })).status).toBe(400);
  const forged = await api.rejection(getSitemapEndpoint, { kind: 'jobs', part: 1, cursor: 'x' });
  expect(forged.status).toBe(400);
});
