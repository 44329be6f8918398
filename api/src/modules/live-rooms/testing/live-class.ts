import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { hoursFromNow, insertRow } from '../../../testing/insert-row';
import type { TestAccount } from '../../../testing/test-app';

/** Adds a class that is live, unless the columns say otherwise. Returns its id. */
export async function addLiveClass(
  database: Queryable,
  teacher: Pick<TestAccount, 'userId'>,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = `class-${randomUUID()}`;
  await insertRow(database, 'live_classes', {
    id,
    title: 'Fractions',
    teacher_id: teacher.userId,
    teacher_name: 'Meera Iyer',
    starts_at: hoursFromNow(-0.1),
    ends_at: hoursFromNow(1),
    started_at: hoursFromNow(-0.1),
    ...columns,
  });
  return id;
}

/** Returns the id of the member in the class. */
export async function registerMember(
  database: Queryable,
  classId: string,
  { userId }: Pick<TestAccount, 'userId'>,
): Promise<string> {
  const id = randomUUID();
  await insertRow(database, 'live_class_members', {
    id,
    class_id: classId,
    user_id: userId,
    registered_at: new Date(),
  });
  return id;
}
