import {
  endClassEndpoint,
  getLiveClassEndpoint,
  registerForClassEndpoint,
  startClassEndpoint,
  unregisterFromClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import type { Queryable } from '../../../database/database';
import { hoursFromNow, insertRow } from '../../../testing/insert-row';
import type { TestApp } from '../../../testing/test-app';
import { addTeacher } from '../live-classes.repository';

type ClassRow = Readonly<Record<string, unknown>> & { id: string; teacher_id?: string };

/** Stores a class of an hour that starts in an hour, with its teacher as a member; `row` overrides the defaults. */
export async function addLiveClass(database: Queryable, row: ClassRow): Promise<void> {
  await insertRow(database, 'live_classes', {
    title: 'Fractions on a number line',
    teacher_name: 'Meera Joshi',
    starts_at: hoursFromNow(1),
    ends_at: hoursFromNow(2),
    ...row,
  });
  if (row.teacher_id) await addTeacher(database, { classId: row.id, userId: row.teacher_id });
}

/** The API calls of one member about one class. */
export function classCalls(api: TestApp, id: string, token: string) {
  return {
    read: () => api.call(getLiveClassEndpoint, { id }, token),
    register: () => api.call(registerForClassEndpoint, { id }, token),
    unregister: () => api.call(unregisterFromClassEndpoint, { id }, token),
    start: () => api.call(startClassEndpoint, { id }, token),
    end: () => api.call(endClassEndpoint, { id }, token),
  };
}

/** Signs up a new member and adds the calls that they can make. */
export async function student(api: TestApp, classId: string) {
  const person = await api.signUp();
  return { ...person, ...classCalls(api, classId, person.token) };
}

/** Signs up a teacher, stores a class of theirs and adds the calls that they can make. */
export async function signUpTeacher(api: TestApp, row: ClassRow) {
  const person = await api.signUp();
  await addLiveClass(api.database, { ...row, teacher_id: person.userId });
  return { ...person, ...classCalls(api, row.id, person.token) };
}
