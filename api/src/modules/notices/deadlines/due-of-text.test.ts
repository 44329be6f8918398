import { registerEndpoint } from '@sopaan/schemas/competitions/registration';
import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addCompetition } from '../../competitions/testing/competition';
import { addGovtJob } from '../../jobs/testing/job';
import { deadlineCalls } from './testing/deadline-calls';
import { indianDay, indianTime } from './testing/indian-time';

const api = testApp();
const { remind, noticesOf, titlesOf } = deadlineCalls(api);
afterEach(async () => {
  await api.database.query('delete from jobs');
  await api.database.query('delete from events');
});

/** A member who tracks a post with these dates, which closes today. */
async function memberWhoTracks(dates: ReadonlyArray<{ title: string; date: string }>) {
  await addGovtJob(api.database, { id: 'g1', official_url: 'https://recruitment.example' });
  const member = await api.signUp();
  await api.call(applyEndpoint, { id: 'g1' }, member.token);
  await api.database.query('update jobs set closes_at = $1, important_dates = $2', [
    indianTime(0, '00:00:01'),
    JSON.stringify(dates),
  ]);
  return member;
}

test('a date without a time lasts until the end of that day in India, and is shown without a time', async () => {
  // Reminders begin at eight in the morning in India.
  const day = Date.now() < Date.parse(indianTime(0, '08:00:00')) ? 1 : 2;
  const { token } = await memberWhoTracks([
    { title: 'Last date to apply', date: indianDay(0) },
    { title: 'Last date to pay the fee', date: indianDay(1) },
    { title: 'Corrections', date: indianDay(day) },
    { title: 'Examination', date: indianDay(day + 1) },
  ]);
  await remind();
  const notices = await noticesOf(token);
  expect(notices.map(({ title }) => title).toSorted()).toEqual([
    'Corrections: Junior Engineer (Civil)',
    'Last date to pay the fee: Junior Engineer (Civil)',
  ]);
  for (const { body } of notices) {
    expect(body).toMatch(/^You are tracking this post\. The date is \w+,? \d+ \w+,? 20\d\d\.$/);
  }
  // Now the job closed yesterday, so the dates of today are after its last date to apply.
  await api.database.query('update jobs set closes_at = $1', [indianTime(-1, '12:00:00')]);
  await remind();
  expect(await titlesOf(token)).toContain('Last date to apply: Junior Engineer (Civil)');
});

test('text that is not a date is ignored, and a time without a zone is in Indian time', async () => {
  const texts = [
    'To be announced',
    'tomorrow',
    'infinity',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    `${indianDay(1)}T25:00`,
    `${indianDay(1)}T10:00+99:00`,
    '',
  ];
  const { token } = await memberWhoTracks([
    ...texts.map((date) => ({ title: `Date ${date}`, date })),
    { title: 'Interview', date: `${indianDay(1)}T10:00` },
  ]);
  await remind();
  expect(await noticesOf(token)).toMatchObject([
    {
      title: 'Interview: Junior Engineer (Civil)',
      body: expect.stringMatching(/ at 10:00\sam IST\.$/),
    },
  ]);
  const { steps } = await api.call(getNextStepsEndpoint, {}, token);
  expect(steps.filter(({ kind }) => kind === 'tracked-post')).toMatchObject([
    { detail: 'Interview', due: indianTime(1, '10:00:00') },
  ]);
});

test('a deadline of a competition that is not a date is ignored', async () => {
  await addCompetition(api.database, {
    id: 'e1',
    registration_deadline: hoursFromNow(20),
    starts_at: hoursFromNow(24 * 9),
    ends_at: hoursFromNow(24 * 10),
    deadlines: JSON.stringify([
      { title: 'Idea', at: 'To be announced' },
      { title: 'Team names', at: hoursFromNow(21) },
    ]),
  });
  const { token } = await api.signUp();
  await api.call(registerEndpoint, { id: 'e1', acceptRules: true }, token);
  await remind();
  expect(await titlesOf(token)).toEqual(['Team names: deadline in Hack the monsoon']);
  const { steps } = await api.call(getNextStepsEndpoint, {}, token);
  expect(steps).toContainEqual(expect.objectContaining({ detail: 'Team names' }));
});
