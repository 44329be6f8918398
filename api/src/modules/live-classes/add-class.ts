import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database';
import { addTeacher, findTeacher, hasCourse, storeClass } from './live-classes.repository';

export interface NewClass {
  title: string;
  description: string;
  teacherEmail: string;
  startsAt: Date;
  endsAt: Date;
  courseId?: string | undefined;
  capacity?: number | undefined;
}

/** Adds a class with its teacher. Returns its id. Throws if its end has passed, or if there is no such account or course. */
export function addClass(database: Database, added: NewClass): Promise<string> {
  const { teacherEmail, courseId, endsAt } = added;
  if (endsAt.getTime() <= Date.now())
    throw new Error('The end of the class must be in the future.');
  return database.transaction(async (transaction) => {
    const teacher = await findTeacher(transaction, teacherEmail);
    if (!teacher) throw new Error(`There is no account ${teacherEmail}.`);
    if (courseId !== undefined && !(await hasCourse(transaction, courseId))) {
      throw new Error(`There is no course ${courseId}.`);
    }
    const id = randomUUID();
    await storeClass(transaction, { ...added, id, teacher });
    await addTeacher(transaction, { classId: id, userId: teacher.id });
    return id;
  });
}
