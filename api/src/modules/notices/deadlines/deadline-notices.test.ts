import { registerEndpoint, withdrawEndpoint } from '@sopaan/schemas/competitions/registration';
import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { removeSavedItemEndpoint, saveItemEndpoint } from '@sopaan/schemas/saved/saved';
import { runCleanup } from '../../../cleanup/cleanup';
import { connectDatabase } from '../../../database/database';
import { DEADLINE_SOURCES } from '../../../registries/deadline-sources';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addCompetition } from '../../competitions/testing/competition';
import { addGovtJob, addJob } from '../../jobs/testing/job';
import { addDeadlineNotices, deadlineTask } from './deadline-notices';
import { deadlineCalls } from './testing/deadline-calls';
import { indianTime } from './testing/indian-time';

const api = testApp();
const log = { warn: jest.fn() };
afterEach(async () => {
  await api.database.query('delete from jobs');
  await api.database.query('delete from events');
});

const { remind, noticesOf, titlesOf } = deadlineCalls(api);

async function memberWho(...saved: Array<{ kind: 'job' | 'competition'; id: string }>) {
  const member = await api.signUp();
  for (const key of saved) await api.call(saveItemEndpoint, key, member.token);
  return member;
}

test('the last date of a saved job gives one notice, in Indian time', async () => {
  await addJob(api.database, { id: 'j1', closes_at: indianTime(1, '23:59:00') });
  const { token } = await memberWho({ kind: 'job', id: 'j1' });
  await remind();
  await remind();
  const [notice, ...others] = await noticesOf(token);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    kind: 'deadline',
    title: 'Last date to apply: Frontend Engineer',
    path: '/job/preview/frontend-engineer/j1',
  });
  expect(notice?.body).toMatch(
    /^You saved this job\. Applications close on \w+,? \d+ \w+,? 20\d\d at 11:59\spm IST\.$/,
  );
});

test('a date is due from the second day before it, at eight in the morning in India', async () => {
  await addJob(api.database, { id: 'j1', title: 'Near', closes_at: indianTime(1, '07:00:00') });
  await addJob(api.database, { id: 'j2', title: 'Far', closes_at: indianTime(3, '00:01:00') });
  await addJob(api.database, { id: 'j3', title: 'Over', closes_at: hoursFromNow(-1) });
  const ids = ['j1', 'j2', 'j3'];
  const { token } = await memberWho(...ids.map((id) => ({ kind: 'job' as const, id })));
  await remind();
  expect(await titlesOf(token)).toEqual(['Last date to apply: Near']);
});

test('a date that was moved gives another notice', async () => {
  await addCompetition(api.database, { id: 'e1', registration_deadline: hoursFromNow(20) });
  const { token } = await memberWho({ kind: 'competition', id: 'e1' });
  await remind();
  await api.database.query('update events set registration_deadline = $1', [hoursFromNow(24 * 9)]);
  await remind();
  expect(await titlesOf(token)).toEqual(['Last date to register: Hack the monsoon']);
  await api.database.query('update events set registration_deadline = $1', [hoursFromNow(25)]);
  await remind();
  await remind();
  expect(await titlesOf(token)).toHaveLength(2);
});

test('members who have applied, registered or removed the saved item are not reminded', async () => {
  await addJob(api.database, { id: 'j1', closes_at: hoursFromNow(20) });
  await addCompetition(api.database, {
    id: 'e1',
    registration_deadline: hoursFromNow(20),
    starts_at: hoursFromNow(24 * 9),
    ends_at: hoursFromNow(24 * 10),
  });
  const both = [
    { kind: 'job', id: 'j1' },
    { kind: 'competition', id: 'e1' },
  ] as const;
  const [applicant, other] = [await memberWho(...both), await memberWho(...both)];
  await api.call(applyEndpoint, { id: 'j1' }, applicant.token);
  await api.call(registerEndpoint, { id: 'e1', acceptRules: true }, applicant.token);
  for (const key of both) await api.call(removeSavedItemEndpoint, key, other.token);
  await remind();
  expect(await titlesOf(applicant.token)).toEqual([]);
  expect(await titlesOf(other.token)).toEqual([]);
});

test('a member who has withdrawn is reminded again', async () => {
  await addJob(api.database, { id: 'j1', closes_at: hoursFromNow(20) });
  await addCompetition(api.database, {
    id: 'e1',
    registration_deadline: hoursFromNow(21),
    starts_at: hoursFromNow(24 * 9),
    ends_at: hoursFromNow(24 * 10),
  });
  const { token } = await memberWho({ kind: 'job', id: 'j1' }, { kind: 'competition', id: 'e1' });
  await api.call(applyEndpoint, { id: 'j1' }, token);
  await api.call(registerEndpoint, { id: 'e1', acceptRules: true }, token);
  await api.call(withdrawApplicationEndpoint, { id: 'j1' }, token);
  await api.call(withdrawEndpoint, { id: 'e1' }, token);
  await remind();
  expect((await titlesOf(token)).toSorted()).toEqual([
    'Last date to apply: Frontend Engineer',
    'Last date to register: Hack the monsoon',
  ]);
});

test('a member who tracks a government post is reminded of its later dates, not of the last date to apply', async () => {
  const closesAt = hoursFromNow(20);
  await addGovtJob(api.database, {
    id: 'g1',
    official_url: 'https://recruitment.example',
    closes_at: closesAt,
    important_dates: JSON.stringify([
      { title: 'Last date to apply', date: closesAt },
      { title: 'Last date to pay the fee', date: hoursFromNow(25) },
      { title: 'Examination', date: hoursFromNow(24 * 50) },
    ]),
  });
  const [asha, ravi] = [await memberWho({ kind: 'job', id: 'g1' }), await api.signUp()];
  for (const { token } of [asha, ravi]) await api.call(applyEndpoint, { id: 'g1' }, token);
  await api.call(withdrawApplicationEndpoint, { id: 'g1' }, ravi.token);
  await remind();
  expect(await noticesOf(asha.token)).toMatchObject([
    {
      title: 'Last date to pay the fee: Junior Engineer (Civil)',
      path: '/job/preview/junior-engineer-civil/g1',
    },
  ]);
  expect(await titlesOf(ravi.token)).toEqual([]);
});

test('two processes that run the task at the same time write one notice and one mail', async () => {
  await addJob(api.database, { id: 'j1', closes_at: hoursFromNow(20) });
  const members = [];
  for (let n = 0; n < 5; n += 1) members.push(await memberWho({ kind: 'job', id: 'j1' }));
  await api.database.query('delete from outbox');
  const other = connectDatabase(api.databaseUrl, { maxConnections: 2 });
  const tasks = DEADLINE_SOURCES.map(deadlineTask);
  await Promise.all(
    [api.database, other].flatMap((database) => [
      runCleanup({ database, tasks, log }),
      // Without the lock of the task.
      ...DEADLINE_SOURCES.map((source) =>
        database.transaction((transaction) => addDeadlineNotices(transaction, source)),
      ),
    ]),
  );
  await other.close();
  expect(log.warn).not.toHaveBeenCalled();
  for (const { token } of members) {
    expect(await titlesOf(token)).toEqual(['Last date to apply: Frontend Engineer']);
  }
  const mails = await api.database.query(`select from outbox where kind = 'notices'`);
  expect(mails).toHaveLength(members.length);
});
