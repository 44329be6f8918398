import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { setAlertFrequencyEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import { testApp } from '../../../testing/test-app';
import { takeMails } from '../../accounts/testing/sent-mails';
import { addJob } from '../../jobs/testing/job';
import { checkDueSearches, passHours, saveSearch } from '../testing/saved-search';
import { runCleanup } from '../../../cleanup/cleanup';
import { savedSearchesCleanup } from '../saved-searches.cleanup';
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
const cleanUp = () =>
  runCleanup({ database: api.database, tasks: savedSearchesCleanup, log: { warn: jest.fn() } });

test.each([
  ['daily', HOURS_A_DAY],
  ['weekly', 7 * HOURS_A_DAY],
  ['off', HOURS_A_DAY],
] as const)(
  'Saved search: %s alerts come every %i hours at most, with no job twice',
  async (frequency, hours) => {
    const { token } = await api.signUp();
    await saveSearch(api, token, { frequency });
    await addJob(api.database, { id: 'one', title: 'Engineer One' });
    await check();
    await addJob(api.database, { id: 'two', title: 'Engineer Two' });
    await passHours(api, hours - 1);
    await addJob(api.database, { id: 'three', title: 'Engineer Three' });
    await check();
    expect(await noticesOf(token)).toHaveLength(1);
    await passHours(api, 1);
    await check();
    await passHours(api, hours);
    await check();
    const bodies = (await noticesOf(token)).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringMatching(/^Engineer (One|Two|Three)/), 'Engineer One']);
    expect(bodies[0]).toMatch(/Two/);
    expect(bodies[0]).toMatch(/Three/);
    expect(bodies[0]).not.toMatch(/One/);
    const mails = await takeMails(api);
    expect(mails.map(({ links = [] }) => links.length)).toEqual(frequency === 'off' ? [] : [1, 2]);
  },
);

/** The hours from the alert of the only search to its next check. */
async function hoursUntilNextCheck(): Promise<unknown> {
  const [row] = await api.database.query(
    `select round(extract(epoch from next_check_at - alerted_at) / 3600)::integer as hours
     from saved_searches`,
  );
  return row?.['hours'];
}

test.each([
  ['daily', HOURS_A_DAY],
  ['weekly', 7 * HOURS_A_DAY],
  ['off', HOURS_A_DAY],
] as const)(
  'Saved search: after an alert, a search with %s mails is not checked for %i hours',
  async (frequency, hours) => {
    const { token } = await api.signUp();
    const { id } = await saveSearch(api, token, { frequency });
    await addJob(api.database, { id: 'one' });
    await check();
    expect(await hoursUntilNextCheck()).toBe(hours);

    // As after a process that stopped between the alert and the end of its claim.
    await api.database.query('update saved_searches set next_check_at = now()');
    await addJob(api.database, { id: 'two' });
    expect(await check()).toBe(1);
    expect(await sendAlert(api.database, id)).toBe(0);
    expect(await hoursUntilNextCheck()).toBe(hours);
    expect(await noticesOf(token)).toHaveLength(1);
  },
);

const changes: Record<string, (token: string, id: string) => Promise<unknown>> = {
  'in the profile': (token, id) =>
    api.call(setAlertFrequencyEndpoint, { id, frequency: 'daily' }, token),
  'by saving it again': (token) => saveSearch(api, token, { frequency: 'daily' }),
  'by the link of a mail': async () => {
    const [mail] = await takeMails(api);
    const unsubscribeToken = mail?.unsubscribe?.pageUrl.split('/').at(-1) ?? '';
    return api.call(unsubscribeEndpoint, { token: unsubscribeToken });
  },
};

test.each(Object.keys(changes))(
  'Saved search: a change of the frequency moves the next check: %s',
  async (way) => {
    const { token } = await api.signUp();
    const { id } = await saveSearch(api, token, { frequency: 'weekly' });
    await addJob(api.database, { id: 'one' });
    await check();
    expect(await hoursUntilNextCheck()).toBe(7 * HOURS_A_DAY);
    await changes[way]?.(token, id);
    expect(await hoursUntilNextCheck()).toBe(HOURS_A_DAY);
    await api.call(setAlertFrequencyEndpoint, { id, frequency: 'weekly' }, token);
    expect(await hoursUntilNextCheck()).toBe(7 * HOURS_A_DAY);
  },
);

test('Saved search: a change of the frequency before the first alert keeps the next check', async () => {
  const { token } = await api.signUp();
  const { id } = await saveSearch(api, token);
  await addJob(api.database, { id: 'one' });
  await api.call(setAlertFrequencyEndpoint, { id, frequency: 'weekly' }, token);
  expect(await check()).toBe(1);
  expect(await noticesOf(token)).toHaveLength(1);
});

test('Saved search: a shorter period takes effect at once', async () => {
  const { token } = await api.signUp();
  const { id } = await saveSearch(api, token, { frequency: 'weekly' });
  await addJob(api.database, { id: 'one' });
  await check();
  await passHours(api, 2 * HOURS_A_DAY);
  await addJob(api.database, { id: 'two' });
  await check();
  expect(await noticesOf(token)).toHaveLength(1);
  await api.call(setAlertFrequencyEndpoint, { id, frequency: 'daily' }, token);
  await check();
  expect(await noticesOf(token)).toHaveLength(2);
});

test('Saved search: alerts continue after the clock was set back', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token, { frequency: 'weekly' });
  await addJob(api.database, { id: 'one' });
  await check();
  // The clock was a year ahead during the check.
  await passHours(api, -365 * HOURS_A_DAY);
  await api.database.query('update jobs set published_at = now()');
  await cleanUp();
  await passHours(api, 7 * HOURS_A_DAY);
  await addJob(api.database, { id: 'two' });
  await check();
  expect(await noticesOf(token)).toHaveLength(2);
});

test('Saved search: the cleanup does not change times that a correct clock has stored', async () => {
  const { token } = await api.signUp();
  await saveSearch(api, token, { frequency: 'weekly' });
  await addJob(api.database, { id: 'one' });
  await check();
  const times = () =>
    api.database.query('select alerted_at, checked_until, next_check_at from saved_searches');
  const before = await times();
  await cleanUp();
  expect(await times()).toEqual(before);
});
