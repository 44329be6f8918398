import {
  getMailChoicesEndpoint,
  MAIL_CATEGORIES,
  setMailChoiceEndpoint,
} from '@sopaan/schemas/account/mail-choices';
import { queueOptionalMail } from '../../../mail/optional-mail';
import { testApp } from '../../../testing/test-app';

const api = testApp();

const kindsFor = async (userId: string) => {
  const rows = await api.database.query<{ kind: string }>(
    `select kind from outbox where data ->> 'userId' = $1 order by kind`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

async function queueOneOfEach(userId: string) {
  const application = { userId, applicationId: 'a1' };
  const registration = { userId, eventId: 'e1' };
  await queueOptionalMail(api.database, 'application-received', application);
  await queueOptionalMail(api.database, 'mentor-accepted', application);
  await queueOptionalMail(api.database, 'competition-registered', registration);
  await queueOptionalMail(api.database, 'competition-place', registration);
}

test('optional emails are sent until their category is turned off, and again after it is turned on', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  expect(await api.call(getMailChoicesEndpoint, {}, asha.token)).toEqual({
    choices: MAIL_CATEGORIES.map((category) => ({ category, isWanted: true })),
  });
  const off = { category: 'applications', isWanted: false } as const;
  const saved = await api.call(setMailChoiceEndpoint, off, asha.token);
  expect(saved.choices).toContainEqual(off);
  expect(await api.call(getMailChoicesEndpoint, {}, asha.token)).toEqual(saved);
  expect(await api.call(setMailChoiceEndpoint, off, asha.token)).toEqual(saved);

  await queueOneOfEach(asha.userId);
  await queueOneOfEach(ravi.userId);
  expect(await kindsFor(asha.userId)).toEqual(['competition-place', 'competition-registered']);
  expect(await kindsFor(ravi.userId)).toHaveLength(4);

  await api.call(setMailChoiceEndpoint, { ...off, isWanted: true }, asha.token);
  await queueOneOfEach(asha.userId);
  expect(await kindsFor(asha.userId)).toContain('application-received');
});

test('an unknown category is rejected', async () => {
  const { token } = await api.signUp();
  const input = { category: 'security', isWanted: false };
  expect(await api.rejection(setMailChoiceEndpoint, input, token)).toMatchObject({ status: 400 });
});
