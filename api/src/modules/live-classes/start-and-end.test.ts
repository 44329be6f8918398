import { endClassEndpoint, startClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { LIVE_CLASSES_CHANNEL } from './room-changes';
import { student, signUpTeacher } from './testing/live-class';

const api = testApp();
afterEach(() => api.database.query('delete from live_classes'));

/** In hours, the unit of `hoursFromNow`. */
const SECOND = 1 / 3_600;
const MINUTE = 1 / 60;

const rejectionOf = (endpoint: typeof startClassEndpoint, { token }: { token: string }) =>
  api.rejection(endpoint, { id: 'c1' }, token);

test('the teacher can start and then end a class, and repeating either has no effect', async () => {
  const meera = await signUpTeacher(api, { id: 'c1', starts_at: hoursFromNow(0.5 - SECOND) });
  expect(await rejectionOf(endClassEndpoint, meera)).toMatchObject({
    code: 'CLOSED',
    message: 'This class has not started.',
  });
  expect(await meera.start()).toMatchObject({ state: 'live', may: ['teach', 'enter'] });
  const times = () => api.database.query('select started_at, ended_at from live_classes');
  const started = await times();
  expect(await meera.start()).toMatchObject({ state: 'live' });
  expect(await times()).toEqual(started);
  expect(await meera.end()).toMatchObject({ state: 'ended', may: [], closedReason: '' });
  const ended = await times();
  expect(await meera.end()).toMatchObject({ state: 'ended' });
  expect(await times()).toEqual(ended);
  expect(await rejectionOf(startClassEndpoint, meera)).toMatchObject({
    code: 'CLOSED',
    message: 'This class has ended.',
  });
});

test('the teacher cannot start a class earlier than 30 minutes before its start time', async () => {
  const meera = await signUpTeacher(api, { id: 'c1', starts_at: hoursFromNow(0.5 + 5 * MINUTE) });
  expect(await rejectionOf(startClassEndpoint, meera)).toMatchObject({
    status: 409,
    code: 'CLOSED',
    message: 'You can start this class from 30 minutes before its start time.',
  });
  expect(await meera.read()).toMatchObject({ state: 'scheduled' });
});

test('only the teacher of a class can start and end it, whatever the role of others', async () => {
  await signUpTeacher(api, { id: 'c1', starts_at: hoursFromNow(0) });
  const asha = await student(api, 'c1');
  await asha.register();
  for (const person of [asha, await api.signUp('admin'), await api.signUp('mentor')]) {
    for (const endpoint of [startClassEndpoint, endClassEndpoint]) {
      expect(await rejectionOf(endpoint, person)).toMatchObject({ status: 403 });
    }
  }
  expect(await asha.read()).toMatchObject({ state: 'scheduled' });
});

test('the room is notified of the start, the end and withdrawals', async () => {
  const payloads: Array<string | null> = [];
  let onPayload = () => {};
  const stop = api.database.listen(LIVE_CLASSES_CHANNEL, (payload) => {
    payloads.push(payload);
    onPayload();
  });
  const received = (count: number) =>
    new Promise<void>((resolve) => {
      onPayload = () => payloads.length >= count && resolve();
      onPayload();
    });
  // The listener is called with null when it has connected.
  await received(1);
  const meera = await signUpTeacher(api, { id: 'c1', starts_at: hoursFromNow(0) });
  const asha = await student(api, 'c1');
  await asha.register();
  await meera.start();
  await asha.unregister();
  await meera.end();
  await received(4);
  stop();
  expect(payloads).toEqual([null, 'c1', 'c1', 'c1']);
});
