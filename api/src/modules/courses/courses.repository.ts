import type { Course, CourseListItem } from '@sopaan/schemas/courses/course';
import type { Queryable } from '../../database/database';
import { COURSE_COLUMNS } from './course-list';
import { toCourse, toCourseListItem, type CourseListRow, type CourseRow } from './course-record';

/** The newest courses of an institute. */
export async function findCoursesByInstitute(
  database: Queryable,
  instituteId: string,
  limit: number,
): Promise<CourseListItem[]> {
  const rows = await database.query<CourseListRow>(
    `select ${COURSE_COLUMNS}
    from courses join institutes on institutes.id = courses.institute_id
    where courses.institute_id = $1
    order by courses.created_at desc, courses.id desc
    limit $2`,
    [instituteId, limit],
  );
  return rows.map(toCourseListItem);
}

export async function findCourse(database: Queryable, id: string): Promise<Course | undefined> {
  const [row] = await database.query<CourseRow>(
    `select
      courses.*,
      (
        select coalesce(jsonb_object_agg(video_id, kind), '{}')
        from lesson_contents where course_id = courses.id
      ) as lesson_kinds,
      institutes.name as institute_name, institutes.description as institute_description,
      institutes.logo as institute_logo, institutes.owner as institute_owner,
      institutes.landmark as institute_landmark, institutes.zipcode as institute_zipcode,
      institutes.city as institute_city, institutes.state as institute_state,
      institutes.phone as institute_phone, institutes.email as institute_email
    from courses
    left join institutes on institutes.id = courses.institute_id
    where courses.id = $1`,
    [id],
  );
  return row && toCourse(row);
}
