import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import {
  deleteSavedSearchEndpoint,
  setAlertFrequencyEndpoint,
} from '@sopaan/schemas/saved-searches/saved-search';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { takeMails } from '../../accounts/testing/sent-mails';
import { addGovtJob, addJob } from '../../jobs/testing/job';
import { checkDueSearches, passHours, saveSearch } from '../testing/saved-search';
import { alertQueue } from './alert-queue';
import { claimDueSearches } from './due-searches.repository';
import { sendAlert } from './send-alert';

const api = testApp();
afterEach(async () => {
  await api.database.query('delete from saved_searches');
  await api.database.query('delete from jobs');
  await api.database.query('delete from outbox');
});

const noticesOf = async (token: string) => (await api.call(getNoticesEndpoint, {}, token)).items;
const check = () => checkDueSearches(api);
const HOURS_A_DAY = 24;

test('Saved search: a new job is exactly one notice and one mail', async () => {
  const { token, email } = await api.signUp();
  await addJob(api.database, { id: 'before' });
  await saveSearch(api, token);
  await check();
  expect(await noticesOf(token)).toEqual([]);

  await addJob(api.database, { id: 'new', title: 'Test Engineer' });
  await addJob(api.database, { id: 'other', title: 'Teacher' });
  await addJob(api.database, { id: 'closed', closes_at: hoursFromNow(-1) });
  await addGovtJob(api.database, { id: 'government' });
  expect(await check()).toBe(1);
  expect(await check()).toBe(0);
  expect(await noticesOf(token)).toMatchObject([
    {
      kind: 'saved-search',
      title: '1 new job: Engineers',
      body: 'Test Engineer',
      path: '/explore/jobs/private-job?search=engineer',
      read: false,
    },
  ]);
  expect(await takeMails(api)).toMatchObject([
    {
      to: email,
      subject: '1 new job: Engineers',
      greeting: 'Hello Asha,',
      links: [
        {
          label: 'Test Engineer',
          url: 'https://sopaan.example/job/preview/test-engineer/new',
          text: expect.stringMatching(/^Asha Labs · Pune · Apply by /),
        },
      ],
      action: { url: 'https://sopaan.example/explore/jobs/private-job?search=engineer' },
    },
  ]);
});

test('Saved search: each filter finds the same jobs as in the list', async () => {
  const [inPune, inKerala, all] = [await api.signUp(), await api.signUp(), await api.signUp()];
  await saveSearch(api, inPune.token, { query: 'location=Maharashtra&jobType=Full-time' });
  await saveSearch(api, inKerala.token, { query: 'location=Kerala' });
  // A part of a word, which is searched for because no whole word matches.
  await saveSearch(api, all.token, { list: 'all', query: 'search=ginee' });
  await addJob(api.database, { id: 'pune' });
  await addGovtJob(api.database, { id: 'government' });
  await check();
  const titles = async (token: string) => (await noticesOf(token)).map(({ title }) => title);
  expect(await titles(inPune.token)).toEqual(['1 new job: Engineers']);
  expect(await titles(inKerala.token)).toEqual([]);
  expect(await titles(all.token)).toEqual(['2 new jobs: Engineers']);
});

test.each([
  ['private', 'date_posted=Last%2024%20hours'],
  ['government', 'date_posted=Today'],
  ['all', 'recent=true'],
] as const)(
  'Saved search: a new job of the list %s is found although it was posted before %s',
  async (list, query) => {
    const { token } = await api.signUp();
    await saveSearch(api, token, { list, query, frequency: 'weekly' });
    const add = list === 'government' ? addGovtJob : addJob;
    await add(api.database, { id: 'new', posted_at: hoursFromNow(-10 * HOURS_A_DAY) });
    await check();
    expect(await noticesOf(token)).toHaveLength(1);
  },
);

test('Saved search: a job that was committed after a later one is found as well', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token, { query: '' });
  await api.database.query(`update saved_searches set checked_until = now() - interval '1 hour'`);
  const secondsAgo = (seconds: number) => hoursFromNow(-seconds / 3_600);
  await addJob(api.database, { id: 'later', title: 'Later', published_at: secondsAgo(10) });
  await check();
  await addJob(api.database, { id: 'earlier', title: 'Earlier', published_at: secondsAgo(30) });
  await passHours(api, HOURS_A_DAY);
  await check();
  expect((await noticesOf(token)).map(({ body }) => body)).toEqual(['Earlier', 'Later']);
});

test('Saved search: several processes that check concurrently send one alert', async () => {
  const { token } = await api.signUp();
  const { id } = await saveSearch(api, token);
  await addJob(api.database, { id: 'new' });
  const checked = await Promise.all([check(), check(), check()]);
  expect(checked.sort()).toEqual([0, 0, 1]);
  // A process whose lease has ended, while another one has taken over.
  await Promise.all([sendAlert(api.database, id), sendAlert(api.database, id)]);
  expect(await noticesOf(token)).toHaveLength(1);
  expect(await takeMails(api)).toHaveLength(1);
});

test('Saved search: after a crash during a check, another process sends the alert once', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token);
  await addJob(api.database, { id: 'new' });
  const [job] = await claimDueSearches(api.database, 1);
  expect(await check()).toBe(0);
  await api.database.query(`update saved_searches set next_check_at = now()`);
  expect(await check()).toBe(1);
  // The first process was only slow: its outcome changes nothing.
  if (!job) throw new Error('no search was due');
  await alertQueue(api.database).fail(job, { error: new Error('late'), retryInSeconds: 1 });
  expect(await api.database.query('select attempts from saved_searches')).toEqual([
    { attempts: 0 },
  ]);
  expect(await noticesOf(token)).toHaveLength(1);
  expect(await takeMails(api)).toHaveLength(1);
});

test('Saved search: an alert that fails is not sent in part, and is tried again', async () => {
  const { token } = await api.signUp();
  const { id } = await saveSearch(api, token);
  await addJob(api.database, { id: 'new' });
  await api.database.query('alter table outbox rename to outbox_away');
  await expect(sendAlert(api.database, id)).rejects.toThrow();
  await api.database.query('alter table outbox_away rename to outbox');
  expect(await noticesOf(token)).toEqual([]);
  await check();
  expect(await noticesOf(token)).toHaveLength(1);
});

test('Saved search: a mail lists ten jobs, and says how many there are', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token);
  for (let n = 1; n <= 12; n += 1) {
    await addJob(api.database, { id: `job-${n}`, posted_at: hoursFromNow(-n) });
  }
  await check();
  const [mail] = await takeMails(api);
  expect(mail?.subject).toBe('12 new jobs: Engineers');
  expect(mail?.links?.map(({ url }) => url.split('/').at(-1))).toEqual(
    Array.from({ length: 10 }, (_, index) => `job-${index + 1}`),
  );
  const [notice] = await noticesOf(token);
  expect(notice?.body).toBe('Frontend Engineer, Frontend Engineer, Frontend Engineer and 9 more');
});

test('Saved search: no mail is sent once the search is deleted, its mails are off or its jobs closed', async () => {
  const [asha, ravi, zoya] = [await api.signUp(), await api.signUp(), await api.signUp()];
  const deleted = await saveSearch(api, asha.token);
  const turnedOff = await saveSearch(api, ravi.token);
  await saveSearch(api, zoya.token, { query: 'search=teacher' });
  await addJob(api.database, { id: 'new' });
  await addJob(api.database, { id: 'teacher', title: 'Teacher' });
  await check();
  await api.call(deleteSavedSearchEndpoint, { id: deleted.id }, asha.token);
  await api.call(setAlertFrequencyEndpoint, { id: turnedOff.id, frequency: 'off' }, ravi.token);
  await api.database.query(`update jobs set closes_at = now() where id = 'teacher'`);
  expect(await takeMails(api)).toEqual([]);
});

test('Saved search: a deactivated account gets no alerts', async () => {
  const { token, userId } = await api.signUp();
  await saveSearch(api, token);
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  await addJob(api.database, { id: 'new' });
  expect(await check()).toBe(0);
});
