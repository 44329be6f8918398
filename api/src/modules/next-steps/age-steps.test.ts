import { stateAgeEndpoint } from '@sopaan/schemas/account/age';
import { confirmConsentEndpoint } from '@sopaan/schemas/account/parental-consent';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { saveItemEndpoint } from '@sopaan/schemas/saved/saved';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { takeMail, tokenIn } from '../accounts/testing/sent-mails';
import { addJob } from '../jobs/testing/job';

const api = testApp();

const SETTINGS = '/profile/account#age';
const stepsOf = async (token: string) => (await api.call(getNextStepsEndpoint, {}, token)).steps;
const kindsOf = async (token: string) => (await stepsOf(token)).map(({ kind }) => kind);

test('[U24] members who were never asked for their age are, before the other first steps', async () => {
  const { token } = await api.signUp();
  expect((await stepsOf(token))[0]).toMatchObject({ kind: 'age', path: SETTINGS });
  await api.call(stateAgeEndpoint, { ageGroup: 'adult' }, token);
  expect(await kindsOf(token)).not.toContain('age');
});

test('[U24] the first step of a minor is the consent of the parent, until that is given', async () => {
  await addJob(api.database, { id: 'urgent', closes_at: hoursFromNow(20) });
  const { token, userId } = await api.signUp();
  await api.call(saveItemEndpoint, { kind: 'job', id: 'urgent' }, token);
  await api.database.query('delete from outbox');
  const minor = { ageGroup: 'minor', parentEmail: 'meera.rao@example.com' } as const;
  await api.call(stateAgeEndpoint, minor, token);
  const link = tokenIn(await takeMail(api));
  expect(await stepsOf(token)).toMatchObject([
    { kind: 'parental-consent', detail: 'asked', path: SETTINGS },
    { kind: 'saved-job' },
    ...Array.from({ length: 3 }, () => ({})),
  ]);
  await api.call(confirmConsentEndpoint, { token: link, isGuardian: true });
  expect(await kindsOf(token)).not.toContain('parental-consent');
  await api.database.query('delete from parental_consents where user_id = $1', [userId]);
  expect((await stepsOf(token))[0]).toMatchObject({ kind: 'parental-consent', detail: '' });
});
