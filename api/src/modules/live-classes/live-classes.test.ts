import {
  endClassEndpoint,
  getLiveClassEndpoint,
  registerForClassEndpoint,
  startClassEndpoint,
  unregisterFromClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addLiveClass, student, signUpTeacher } from './testing/live-class';

const api = testApp();
afterEach(() => api.database.query('delete from live_classes'));

/** In hours, the unit of `hoursFromNow`. */
const SECOND = 1 / 3_600;
const MINUTE = 1 / 60;
const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('a registration for a class takes one place, which withdrawing frees', async () => {
  await addLiveClass(api.database, { id: 'c1', capacity: 30, description: 'Bring paper.' });
  const asha = await student(api, 'c1');
  const before = await asha.read();
  expect(before).toEqual({
    classId: 'c1',
    title: 'Fractions on a number line',
    description: 'Bring paper.',
    courseId: null,
    courseName: '',
    teacherName: 'Meera Joshi',
    startsAt: time,
    endsAt: time,
    state: 'scheduled',
    capacity: 30,
    registeredCount: 0,
    isRegistered: false,
    may: ['register'],
    closedReason: '',
    serverTime: time,
  });
  const registered = { isRegistered: true, registeredCount: 1, may: ['unregister', 'enter'] };
  expect(await asha.register()).toMatchObject(registered);
  expect(await asha.register()).toMatchObject(registered);
  expect(await asha.read()).toMatchObject(registered);
  expect(await asha.unregister()).toMatchObject({ registeredCount: 0, may: ['register'] });
  expect(await asha.unregister()).toMatchObject({ isRegistered: false });
  expect(await asha.register()).toMatchObject(registered);
});

test('concurrent and repeated registrations never exceed the capacity of a class', async () => {
  await addLiveClass(api.database, { id: 'c1', capacity: 3 });
  const students = await Promise.all(Array.from({ length: 8 }, () => student(api, 'c1')));
  const attempts = students.flatMap(({ register }) => [register, register, register]);
  const results = await Promise.allSettled(attempts.map((register) => register()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  const views = await Promise.all(students.map(({ read }) => read()));
  expect(views.filter(({ isRegistered }) => isRegistered)).toHaveLength(3);
  for (const { registeredCount, isRegistered, may, closedReason } of views) {
    expect(registeredCount).toBe(3);
    expect([may, closedReason]).toEqual(
      isRegistered ? [['unregister', 'enter'], ''] : [[], 'full'],
    );
  }
  const [first, last] = [
    students.find((_, index) => views[index]?.isRegistered),
    students.find((_, index) => !views[index]?.isRegistered),
  ];
  expect(await api.rejection(registerForClassEndpoint, { id: 'c1' }, last?.token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
    message: 'All places in this class are taken.',
  });
  await first?.unregister();
  expect(await last?.register()).toMatchObject({ isRegistered: true });
});

test('the teacher of a class takes no place and needs no registration', async () => {
  const meera = await signUpTeacher(api, { id: 'c1', capacity: 1 });
  const asha = await student(api, 'c1');
  await asha.register();
  expect(await meera.read()).toMatchObject({
    may: ['teach', 'enter'],
    registeredCount: 1,
    isRegistered: false,
    closedReason: '',
  });
  expect(await api.rejection(registerForClassEndpoint, { id: 'c1' }, meera.token)).toMatchObject({
    code: 'CLOSED',
    message: 'You teach this class, so you need no registration.',
  });
});

test('a member whom the teacher removed cannot register again, and the place becomes free', async () => {
  await addLiveClass(api.database, { id: 'c1', capacity: 1 });
  const [asha, ravi] = [await student(api, 'c1'), await student(api, 'c1')];
  await asha.register();
  await api.database.query('update live_class_members set removed_at = now()');
  const removed = { isRegistered: false, may: [], closedReason: 'removed', registeredCount: 0 };
  expect(await asha.read()).toMatchObject(removed);
  const rejection = { code: 'CLOSED', message: 'The teacher has removed you from this class.' };
  const register = () => api.rejection(registerForClassEndpoint, { id: 'c1' }, asha.token);
  expect(await register()).toMatchObject(rejection);
  await asha.unregister();
  expect(await register()).toMatchObject(rejection);
  expect(await ravi.register()).toMatchObject({ isRegistered: true });
});

test.each([
  ['before its start time', { starts_at: hoursFromNow(1) }, 'scheduled'],
  [
    'never started, after its planned end',
    { starts_at: hoursFromNow(-2), ends_at: hoursFromNow(-1) },
    'scheduled',
  ],
  ['started', { started_at: hoursFromNow(-1) }, 'live'],
  // A class ends automatically two hours after its planned end.
  [
    'started, ten minutes before it ends automatically',
    {
      started_at: hoursFromNow(-3),
      starts_at: hoursFromNow(-3),
      ends_at: hoursFromNow(-2 + 10 * MINUTE),
    },
    'live',
  ],
  [
    'started, a second after it ends automatically',
    {
      started_at: hoursFromNow(-3),
      starts_at: hoursFromNow(-3),
      ends_at: hoursFromNow(-2 - SECOND),
    },
    'ended',
  ],
  [
    'never started, a second after it ends automatically',
    { starts_at: hoursFromNow(-3), ends_at: hoursFromNow(-2 - SECOND) },
    'ended',
  ],
  [
    'ended before its planned end',
    { started_at: hoursFromNow(-1), ended_at: hoursFromNow(0) },
    'ended',
  ],
])('the API returns the state of a class that is %s', async (_, row, state) => {
  const meera = await signUpTeacher(api, { id: 'c1', ...row });
  const [asha, ravi] = [await student(api, 'c1'), await student(api, 'c1')];
  await api.database.query(
    `insert into live_class_members (class_id, user_id, registered_at) values ('c1', $1, now())`,
    [asha.userId],
  );
  const isOver = state === 'ended';
  expect(await meera.read()).toMatchObject({ state, may: isOver ? [] : ['teach', 'enter'] });
  expect(await asha.read()).toMatchObject({ state, may: isOver ? [] : ['unregister', 'enter'] });
  expect(await ravi.read()).toMatchObject({
    state,
    may: isOver ? [] : ['register'],
    closedReason: isOver ? 'ended' : '',
  });
});

test('rejects registrations for an ended class and withdrawals from it', async () => {
  await addLiveClass(api.database, { id: 'c1' });
  const [asha, ravi] = [await student(api, 'c1'), await student(api, 'c1')];
  await asha.register();
  await api.database.query('update live_classes set ended_at = now()');
  const closed = { status: 409, code: 'CLOSED', message: 'This class has ended.' };
  const rejection = (endpoint: typeof registerForClassEndpoint, token: string) =>
    api.rejection(endpoint, { id: 'c1' }, token);
  expect(await rejection(registerForClassEndpoint, ravi.token)).toMatchObject(closed);
  expect(await rejection(unregisterFromClassEndpoint, asha.token)).toMatchObject(closed);
  expect(await ravi.unregister()).toMatchObject({ isRegistered: false });
  expect(await asha.read()).toMatchObject({ isRegistered: true, registeredCount: 1 });
});

test('rejects guests with 401 and unknown classes with 404', async () => {
  await addLiveClass(api.database, { id: 'c1' });
  const { token } = await api.signUp();
  for (const endpoint of [
    getLiveClassEndpoint,
    registerForClassEndpoint,
    unregisterFromClassEndpoint,
    startClassEndpoint,
    endClassEndpoint,
  ]) {
    expect(await api.rejection(endpoint, { id: 'c1' })).toMatchObject({ status: 401 });
    expect(await api.rejection(endpoint, { id: 'none' }, token)).toMatchObject({ status: 404 });
  }
});
