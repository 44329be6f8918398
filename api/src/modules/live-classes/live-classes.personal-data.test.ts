import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { hoursFromNow } from '../../testing/insert-row';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { addStoredClass } from './testing/stored-class';
import { classCalls, student, signUpTeacher } from './testing/live-class';

const api = testApp();

test("when a teacher deletes the account, the classes end and no longer show the teacher's name", async () => {
  const meera = await signUpTeacher(api, { id: 'coming' });
  const asha = await student(api, 'coming');
  await asha.register();
  const over = { starts_at: hoursFromNow(-9), ends_at: hoursFromNow(-8) };
  await api.database.query(
    `insert into live_classes (id, title, teacher_id, teacher_name, starts_at, ends_at, ended_at)
     values ('over', 'Halves', $1, 'Meera Joshi', $2, $3, $3)`,
    [meera.userId, over.starts_at, over.ends_at],
  );
  const exported = await api.call(exportAccountEndpoint, {}, meera.token);
  expect(exported.data).toMatchObject({ liveClasses: [{ isTeacher: true, registeredAt: null }] });
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, meera.token);
  const former = { teacherName: 'Former member', state: 'ended', may: [] };
  expect(await asha.read()).toMatchObject({ ...former, isRegistered: true });
  expect(await classCalls(api, 'over', asha.token).read()).toMatchObject(former);
  expect(await api.database.query(`select ended_at from live_classes where id = 'over'`)).toEqual([
    { ended_at: new Date(over.ends_at) },
  ]);
});

test('deleting an account frees its place and deletes its messages, questions and votes', async () => {
  await signUpTeacher(api, { id: 'c1', capacity: 1 });
  const [asha, ravi] = [await student(api, 'c1'), await student(api, 'c1')];
  await addStoredClass(api.database, { userId: asha.userId, classId: 'c1', mark: 'By Asha' });
  expect(await ravi.read()).toMatchObject({ closedReason: 'full' });
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, asha.token);
  expect(await ravi.read()).toMatchObject({ registeredCount: 0, may: ['register'] });
  for (const table of ['chat', 'questions', 'votes', 'connections']) {
    expect(await api.database.query(`select * from live_class_${table}`)).toEqual([]);
  }
});
