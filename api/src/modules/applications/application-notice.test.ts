import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { testApp } from '../../testing/test-app';
import { addGovtJob, addJob } from '../jobs/testing/job';

const api = testApp();

const noticesOf = async (token: string) => (await api.call(getNoticesEndpoint, {}, token)).items;

test('[U24] an application is confirmed once by a notice that leads to the job and does not count as unread', async () => {
  await addJob(api.database, { id: 'job-1' });
  const { token } = await api.signUp();
  for (const note of ['first', 'repeated'])
    await api.call(applyEndpoint, { id: 'job-1', note }, token);
  expect(await noticesOf(token)).toMatchObject([
    {
      kind: 'application-sent',
      title: expect.stringMatching(/^Application sent: ./),
      path: expect.stringContaining('job-1'),
      read: true,
    },
  ]);
});

test('[U24] an application on another site is not confirmed, because nothing was sent', async () => {
  await addGovtJob(api.database, { id: 'post-1', official_url: 'https://posts.example/17' });
  const { token } = await api.signUp();
  await api.call(applyEndpoint, { id: 'post-1' }, token);
  expect(await noticesOf(token)).toEqual([]);
});
