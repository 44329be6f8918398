import type { Course, CourseListItem } from '@sopaan/schemas/course';
import type { Queryable } from '../../plugins/database';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { toCourse, toCourseListItem, type CourseListRow, type CourseRow } from './course-record';

const LIST = `
  select
    courses.id, courses.name, subtitle, avatar, duration_weeks, hours_per_week, fee, currency,
    category, level, languages, place, rating, review_count, enrolled_count, teacher,
    courses.created_at, institutes.name as institute_name,
    array[courses.created_at::text, courses.id] as cursor_key
  from courses
  left join institutes on institutes.id = courses.institute_id`;

const NEWEST_FIRST = 'order by courses.created_at desc, courses.id desc';

export interface CourseFilter extends PageRequest {
  category?: string | undefined;
  level?: string | undefined;
  instituteId?: string | undefined;
}

export async function findCourses(
  database: Queryable,
  filter: CourseFilter,
): Promise<{ items: CourseListItem[]; nextCursor: string | null }> {
  const size = pageSize(filter);
  const conditions = new Conditions();
  conditions.equal('category', filter.category);
  conditions.equal('level', filter.level);
  conditions.equal('institute_id', filter.instituteId);
  conditions.after(
    filter.cursor,
    [
      ['courses.created_at', 'timestamptz'],
      ['courses.id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<CourseListRow>(
    `${LIST} ${conditions.where} ${NEWEST_FIRST} limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, toCourseListItem);
}

export async function findCourse(database: Queryable, id: string): Promise<Course | undefined> {
  const [row] = await database.query<CourseRow>(
    `select
      courses.*,
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
