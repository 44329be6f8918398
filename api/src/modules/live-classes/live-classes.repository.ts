import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { emailKey } from '../accounts/users/users.repository';
import { CLASS_STATE } from './class-state';
import { toLiveClass, type LiveClassRow, type ScheduledClassRow } from './live-class-record';

export interface ClassKey {
  classId: string;
  userId: string;
}

/** The columns of `LiveClassRow`, selected from `classesFor(user)`. `user` is the placeholder of the member's id, null for guests. */
const columnsFor = (user: string) => `
  live_classes.id, live_classes.title, live_classes.description, live_classes.course_id,
  courses.name as course_name, live_classes.teacher_name, live_classes.starts_at,
  live_classes.ends_at, ${CLASS_STATE} as state, live_classes.capacity,
  (select count(*) from live_class_members registered
   where registered.class_id = live_classes.id and registered.registered_at is not null
     and registered.removed_at is null) as registered_count,
  ${user}::text is not null as is_member,
  coalesce(live_classes.teacher_id = ${user}::text, false) as is_teacher,
  own.registered_at is not null as is_registered,
  own.removed_at is not null as is_removed,
  live_classes.course_id is null or exists (
    select from course_enrolments enrolment
    where enrolment.course_id = live_classes.course_id and enrolment.user_id = ${user}::text
  ) as is_enrolled,
  clock_timestamp() as server_time`;

const classesFor = (user: string) => `live_classes
  left join courses on courses.id = live_classes.course_id
  left join live_class_members own
    on own.class_id = live_classes.id and own.user_id = ${user}::text`;

export async function findLiveClass(
  database: Queryable,
  { classId, userId }: ClassKey,
): Promise<LiveClassRow | undefined> {
  const [row] = await database.query<LiveClassRow & Record<string, unknown>>(
    `select ${columnsFor('$2')} from ${classesFor('$2')} where live_classes.id = $1`,
    [classId, userId],
  );
  return row;
}

export async function findScheduledClass(
  database: Queryable,
  classId: string,
): Promise<ScheduledClassRow | undefined> {
  const [row] = await database.query<ScheduledClassRow & Record<string, unknown>>(
    `select id, title, teacher_name, starts_at, ends_at, updated_at
     from live_classes where id = $1`,
    [classId],
  );
  return row;
}

interface ListRequest extends PageRequest {
  userId: string | null;
  courseId?: string | undefined;
  isMine?: boolean | undefined;
}

/** The classes that have not ended, by their start. */
export function findLiveClasses(
  database: Queryable,
  { userId, courseId, isMine = false, ...page }: ListRequest,
): Promise<Page<LiveClass>> {
  const conditions = new Conditions();
  const user = conditions.bind(userId);
  conditions.add(`${CLASS_STATE} <> 'ended'`);
  conditions.equal('live_classes.course_id', courseId);
  if (isMine) {
    conditions.add(`(live_classes.teacher_id = ${user}::text
      or (own.registered_at is not null and own.removed_at is null))`);
  }
  return findPage<LiveClassRow & Record<string, unknown>, LiveClass>(database, page, {
    columns: columnsFor(user),
    from: classesFor(user),
    conditions,
    order: [
      ['live_classes.starts_at', 'timestamptz'],
      ['live_classes.id', 'text'],
    ],
    direction: 'asc',
    toItem: toLiveClass,
  });
}

/** Locks the class, so that concurrent changes of its state and its places run one after the other. Returns false if it does not exist. */
export async function lockLiveClass(transaction: Queryable, classId: string): Promise<boolean> {
  const locked = await transaction.query(
    'select from live_classes where id = $1 for no key update',
    [classId],
  );
  return locked.length > 0;
}

/** Prevents the member from leaving the course of the class until the transaction ends. */
export async function lockEnrolment(
  transaction: Queryable,
  { classId, userId }: ClassKey,
): Promise<void> {
  await transaction.query(
    `select from course_enrolments
     where user_id = $2 and course_id = (select course_id from live_classes where id = $1)
     for key share`,
    [classId, userId],
  );
}

/** Returns false if the teacher has removed the member in the meantime. */
export async function addRegistration(
  transaction: Queryable,
  { classId, userId }: ClassKey,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into live_class_members (class_id, user_id, registered_at) values ($1, $2, now())
     on conflict (class_id, user_id) do update set registered_at = excluded.registered_at
     where live_class_members.removed_at is null
     returning id`,
    [classId, userId],
  );
  return rows.length > 0;
}

/** Adds the teacher to the members. */
export async function addTeacher(
  transaction: Queryable,
  { classId, userId }: ClassKey,
): Promise<void> {
  await transaction.query(
    `insert into live_class_members (class_id, user_id) values ($1, $2)
     on conflict (class_id, user_id) do nothing`,
    [classId, userId],
  );
}

export async function withdrawRegistration(
  transaction: Queryable,
  { classId, userId }: ClassKey,
): Promise<void> {
  await transaction.query(
    `update live_class_members set registered_at = null, hand_raised_at = null
     where class_id = $1 and user_id = $2`,
    [classId, userId],
  );
}

/** Withdraws the member from the classes of a course that have not ended. Returns their ids. */
export async function withdrawFromClassesOfCourse(
  transaction: Queryable,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<string[]> {
  const rows = await transaction.query<{ class_id: string }>(
    `update live_class_members set registered_at = null, hand_raised_at = null
     from live_classes
     where live_classes.id = class_id and live_classes.course_id = $1 and user_id = $2
       and registered_at is not null and ${CLASS_STATE} <> 'ended'
     returning class_id`,
    [courseId, userId],
  );
  return rows.map((row) => row.class_id);
}

export async function setStarted(transaction: Queryable, classId: string): Promise<void> {
  await transaction.query('update live_classes set started_at = now() where id = $1', [classId]);
}

export async function setEnded(transaction: Queryable, classId: string): Promise<void> {
  await transaction.query('update live_classes set ended_at = now() where id = $1', [classId]);
}

export interface TeacherRow {
  id: string;
  name: string;
}

/** Prevents the deletion of the account until the transaction ends. */
export async function findTeacher(
  transaction: Queryable,
  email: string,
): Promise<TeacherRow | undefined> {
  const [row] = await transaction.query<TeacherRow & Record<string, unknown>>(
    `select id, trim(first_name || ' ' || last_name) as name
     from users where email_key = $1 and is_active for key share`,
    [emailKey(email)],
  );
  return row;
}

export async function hasCourse(database: Queryable, courseId: string): Promise<boolean> {
  const found = await database.query('select from courses where id = $1', [courseId]);
  return found.length > 0;
}

interface StoredClass {
  id: string;
  title: string;
  description: string;
  teacher: TeacherRow;
  startsAt: Date;
  endsAt: Date;
  courseId?: string | undefined;
  capacity?: number | undefined;
}

export async function storeClass(
  transaction: Queryable,
  { id, title, description, teacher, startsAt, endsAt, courseId, capacity }: StoredClass,
): Promise<void> {
  await transaction.query(
    `insert into live_classes
       (id, title, description, course_id, teacher_id, teacher_name, starts_at, ends_at, capacity)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      title,
      description,
      courseId ?? null,
      teacher.id,
      teacher.name,
      startsAt,
      endsAt,
      capacity ?? null,
    ],
  );
}
