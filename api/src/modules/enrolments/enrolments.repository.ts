import type { Enrolment } from '@sopaan/schemas/courses/enrolment';
import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import type { Queryable } from '../../database/database';
import { joinProgress } from '../lessons/lesson-progress';
import {
  toDashboardCourse,
  toEnrolment,
  type EnrolledCourseRow,
  type EnrolmentRow,
} from './enrolment-record';

export interface EnrolmentKey {
  courseId: string;
  userId: string;
}

/** Locks the course, so that concurrent changes run one after the other. Returns false if it does not exist. */
export async function lockCourse(transaction: Queryable, courseId: string): Promise<boolean> {
  const locked = await transaction.query('select from courses where id = $1 for no key update', [
    courseId,
  ]);
  return locked.length > 0;
}

/** Returns the number of rows added: 0 if the user was already enrolled. */
export async function addEnrolment(
  transaction: Queryable,
  { courseId, userId }: EnrolmentKey,
): Promise<number> {
  const rows = await transaction.query(
    `insert into course_enrolments (course_id, user_id) values ($1, $2)
     on conflict do nothing returning user_id`,
    [courseId, userId],
  );
  return rows.length;
}

/** Returns the number of rows removed. The user's review is deleted by a cascade. */
export async function removeEnrolment(
  transaction: Queryable,
  { courseId, userId }: EnrolmentKey,
): Promise<number> {
  const rows = await transaction.query(
    'delete from course_enrolments where course_id = $1 and user_id = $2 returning user_id',
    [courseId, userId],
  );
  return rows.length;
}

export async function changeEnrolledCount(
  transaction: Queryable,
  courseId: string,
  delta: number,
): Promise<void> {
  await transaction.query('update courses set enrolled_count = enrolled_count + $2 where id = $1', [
    courseId,
    delta,
  ]);
}

export async function findEnrolment(
  database: Queryable,
  { courseId, userId }: EnrolmentKey,
): Promise<Enrolment | undefined> {
  const [row] = await database.query<EnrolmentRow>(
    `select enrolled_count, course_enrolments.created_at as enrolled_at, completed_lessons
     from courses ${joinProgress('$2')}
     left join course_enrolments on course_id = id and user_id = $2
     where id = $1`,
    [courseId, userId],
  );
  return row && toEnrolment(row);
}

/** The courses that a user is enrolled in, most recent first. */
export async function findEnrolledCourses(
  database: Queryable,
  userId: string,
): Promise<DashboardCourse[]> {
  const rows = await database.query<EnrolledCourseRow>(
    `select
      id, name, subtitle, avatar,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('_id', chapter ->> '_id', 'title', coalesce(chapter ->> 'title', ''))
          order by position
        )
        from jsonb_array_elements(chapters) with ordinality as entry (chapter, position)
      ), '[]') as chapters,
      progress.*
     from course_enrolments join courses on id = course_id ${joinProgress('$1')}
     where user_id = $1
     order by course_enrolments.created_at desc, id`,
    [userId],
  );
  return rows.map(toDashboardCourse);
}
