import { enrolEndpoint, leaveCourseEndpoint } from '@sopaan/schemas/courses/enrolment';
import { registerForClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { waitForLockWaiters } from '../../testing/wait-for-lock-waiters';
import { addCourse } from '../courses/testing/course';
import { addLiveClass, classCalls, student, signUpTeacher } from './testing/live-class';

const api = testApp();
beforeAll(async () => {
  for (const id of ['course-1', 'course-2']) await addCourse(api.database, { id, name: 'Sums' });
});
afterEach(() => api.database.query('delete from live_classes'));

const id = 'course-1';

test('only enrolled members can register for a class of a course', async () => {
  const meera = await signUpTeacher(api, { id: 'c1', course_id: id });
  const asha = await student(api, 'c1');
  await api.call(enrolEndpoint, { id: 'course-2' }, asha.token);
  const notEnrolled = { may: [], closedReason: 'not-enrolled', courseId: id, courseName: 'Sums' };
  expect(await asha.read()).toMatchObject(notEnrolled);
  expect(await api.rejection(registerForClassEndpoint, { id: 'c1' }, asha.token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
    message: 'This class is for members of its course. Enrol in the course first.',
  });
  await api.call(enrolEndpoint, { id }, asha.token);
  expect(await asha.read()).toMatchObject({ may: ['register'], closedReason: '' });
  expect(await asha.register()).toMatchObject({ may: ['unregister', 'enter'] });
  // The teacher need not be enrolled.
  expect(await meera.read()).toMatchObject({ may: ['teach', 'enter'] });
});

test('leaving a course ends the registrations for its classes that have not ended', async () => {
  await addLiveClass(api.database, { id: 'c1', course_id: id });
  await addLiveClass(api.database, { id: 'ended', course_id: id });
  await addLiveClass(api.database, { id: 'other', course_id: 'course-2' });
  const [asha, ravi] = [await student(api, 'c1'), await student(api, 'c1')];
  for (const courseId of [id, 'course-2']) {
    await api.call(enrolEndpoint, { id: courseId }, asha.token);
  }
  await api.call(enrolEndpoint, { id }, ravi.token);
  await ravi.register();
  const classOf = (classId: string) => classCalls(api, classId, asha.token);
  for (const classId of ['c1', 'ended', 'other']) await classOf(classId).register();
  await api.database.query(
    `update live_classes set started_at = $1, ended_at = now() where id = 'ended'`,
    [hoursFromNow(-1)],
  );
  await api.call(leaveCourseEndpoint, { id }, asha.token);
  expect(await asha.read()).toMatchObject({ registeredCount: 1, closedReason: 'not-enrolled' });
  expect(await ravi.read()).toMatchObject({ isRegistered: true });
  for (const classId of ['ended', 'other']) {
    expect(await classOf(classId).read()).toMatchObject({ isRegistered: true });
  }
  await api.call(enrolEndpoint, { id }, asha.token);
  expect(await asha.read()).toMatchObject({ isRegistered: false, may: ['register'] });
});

test('a member who leaves the course during the registration is not registered afterwards', async () => {
  await addLiveClass(api.database, { id: 'c1', course_id: id });
  const asha = await student(api, 'c1');
  await api.call(enrolEndpoint, { id }, asha.token);
  const { registered, left } = await api.database.transaction(async (transaction) => {
    await transaction.query(`select from live_classes where id = 'c1' for update`);
    // The registration has read the enrolment and waits for the lock of the class.
    const registered = asha.register();
    await waitForLockWaiters(api.database, 1);
    const left = api.call(leaveCourseEndpoint, { id }, asha.token);
    await waitForLockWaiters(api.database, 2);
    return { registered, left };
  });
  await Promise.all([registered, left]);
  expect(await asha.read()).toMatchObject({ isRegistered: false, registeredCount: 0 });
});
