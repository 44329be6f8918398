import { searchJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { testApp } from '../../testing/test-app';
import { addJob } from './testing/job';

const api = testApp();

test('[AP-017] the total of a job search counts up to a thousand matches', async () => {
  await addJob(api.database, { id: 'job-0' });
  const copies = (from: number, to: number) =>
    api.database.query(
      `insert into jobs (id, kind, title, job_types, work_mode, organization, closes_at)
      select 'job-' || n, kind, title, job_types, work_mode, organization, closes_at
      from jobs, generate_series($1::integer, $2::integer) as n where id = 'job-0'`,
      [from, to],
    );

  await copies(1, 999);
  expect(await api.call(searchJobsEndpoint, { limit: 1 })).toMatchObject({
    total: 1000,
    totalIsCapped: false,
  });
  await copies(1000, 1000);
  expect(await api.call(searchJobsEndpoint, { limit: 1 })).toMatchObject({
    total: 1000,
    totalIsCapped: true,
  });
});
