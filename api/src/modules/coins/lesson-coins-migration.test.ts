import { migrate, migrationsFolder } from '../../database/migrate';
import { emptyTestDatabase } from '../../testing/empty-test-database';
import { insertRow } from '../../testing/insert-row';
import { addCourse } from '../courses/testing/course';
import { findHistory, findTotals } from './coins.repository';

const LESSON_COINS_MIGRATION = '0130';

const empty = emptyTestDatabase();

test('[PF-019] the migration gives coins for lessons finished earlier, dated to when they were finished', async () => {
  const { database } = empty;
  await migrate(empty.url, migrationsFolder(), (name) => name < LESSON_COINS_MIGRATION);
  await insertRow(database, 'users', {
    ...{ id: 'u1', email: 'a@example.com', email_key: 'a@example.com' },
    ...{ password_hash: 'none', first_name: 'Asha', last_name: 'Rao' },
  });
  const videos = [{ _id: 'v1', title: 'Rivers', seconds: 60 }];
  const chapters = JSON.stringify([{ _id: 'ch1', title: 'Start', videos }]);
  await addCourse(database, { id: 'c1', chapters });
  const finishedAt = '2026-11-20T06:30:00.000Z';
  await insertRow(database, 'finished_lessons', {
    user_id: 'u1',
    course_id: 'c1',
    video_id: 'v1',
    finished_at: finishedAt,
  });
  await migrate(empty.url);
  expect(await findTotals(database, 'u1')).toEqual({ balance: 5, earned: 5 });
  expect((await findHistory(database, 'u1', {})).items).toMatchObject([
    { reason: 'lesson', subject: 'Rivers', coins: 5, at: finishedAt },
  ]);
});
