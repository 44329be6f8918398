import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { deadlineCalls } from '../notices/deadlines/testing/deadline-calls';
import { student, signUpTeacher } from './testing/live-class';

const api = testApp();
afterEach(() => api.database.query('delete from live_classes'));
const { remind, remindShortlyBefore, noticesOf, titlesOf } = deadlineCalls(api);

const minutesFromNow = (minutes: number) => hoursFromNow(minutes / 60);
const path = '/learn/liveStream?class=c1';

test('registered members and the teacher get one notice in the two days before the class', async () => {
  const meera = await signUpTeacher(api, {
    id: 'c1',
    starts_at: hoursFromNow(20),
    ends_at: hoursFromNow(21),
  });
  const [asha, withdrawn, removed, other] = [
    await student(api, 'c1'),
    await student(api, 'c1'),
    await student(api, 'c1'),
    await student(api, 'c1'),
  ];
  for (const { register } of [asha, withdrawn, removed]) await register();
  await withdrawn.unregister();
  await api.database.query('update live_class_members set removed_at = now() where user_id = $1', [
    removed.userId,
  ]);
  await remind();
  await remind();
  await remindShortlyBefore();
  for (const { token } of [asha, meera]) {
    expect(await noticesOf(token)).toEqual([
      expect.objectContaining({
        kind: 'deadline',
        title: 'Your class Fractions on a number line begins soon',
        body: expect.stringMatching(
          /^It begins on \w+,? \d+ \w+,? 20\d\d at \d+:\d\d\s[ap]m IST\.$/,
        ),
        path,
      }),
    ]);
  }
  for (const { token } of [withdrawn, removed, other]) expect(await noticesOf(token)).toEqual([]);
  const stepsOf = async ({ token }: { token: string }) =>
    (await api.call(getNextStepsEndpoint, {}, token)).steps.filter(
      ({ kind }) => kind === 'live-class',
    );
  expect(await stepsOf(asha)).toMatchObject([
    { title: 'Fractions on a number line', detail: 'Meera Joshi', path, zone: 'Asia/Kolkata' },
  ]);
  expect(await stepsOf(other)).toEqual([]);
});

test('a last reminder is sent once, in the 15 minutes before the start of a class', async () => {
  await signUpTeacher(api, { id: 'c1', starts_at: minutesFromNow(25) });
  const asha = await student(api, 'c1');
  await asha.register();
  await remindShortlyBefore();
  expect(await titlesOf(asha.token)).toEqual([]);
  await api.database.query('update live_classes set starts_at = $1', [minutesFromNow(14)]);
  await remindShortlyBefore();
  await remindShortlyBefore();
  // The notice for the two days before the class is not sent in the last minutes.
  await remind();
  expect(await noticesOf(asha.token)).toEqual([
    expect.objectContaining({
      title: expect.stringMatching(
        /^Your class Fractions on a number line begins at \d+:\d\d\s[ap]m IST$/,
      ),
      path,
    }),
  ]);
});

test.each([
  ['has started early', { starts_at: minutesFromNow(14), started_at: minutesFromNow(0) }],
  ['has ended', { starts_at: minutesFromNow(14), ended_at: minutesFromNow(0) }],
  ['is past its start', { starts_at: minutesFromNow(-1) }],
])('nobody is reminded of a class that %s', async (_, row) => {
  const meera = await signUpTeacher(api, { id: 'c1', ...row });
  await remind();
  await remindShortlyBefore();
  expect(await noticesOf(meera.token)).toEqual([]);
});

test('another last reminder is sent for a class whose start has been changed', async () => {
  const meera = await signUpTeacher(api, { id: 'c1', starts_at: minutesFromNow(9) });
  await remindShortlyBefore();
  await api.database.query('update live_classes set starts_at = $1', [minutesFromNow(12)]);
  await remindShortlyBefore();
  expect(await titlesOf(meera.token)).toHaveLength(2);
});
