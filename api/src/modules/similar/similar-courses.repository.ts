import type { SimilarCourse } from '@sopaan/schemas/similar/similar-items';
import type { Queryable } from '../../database/database';
import { COURSE_COLUMNS } from '../courses/course-list';
import { toCourseListItem, type CourseListRow } from '../courses/course-record';
import { sharedFeatures } from './shared-features';
import type { SimilarRequest } from './similar-request';

interface SimilarCourseRow extends CourseListRow {
  shared_category: string | null;
  shared_institute: string | null;
  shared_city: string | null;
}

/** Courses of the same category or institute; level and city decide among them, then the newest are first. */
export async function findSimilarCourses(
  database: Queryable,
  { id, limit }: SimilarRequest,
): Promise<SimilarCourse[]> {
  const rows = await database.query<SimilarCourseRow>(
    `with source as materialized (
      select courses.id, category, level, institute_id, city
      from courses left join institutes on institutes.id = institute_id where courses.id = $1
    )
    select ${COURSE_COLUMNS}, shared.*
    from courses left join institutes on institutes.id = courses.institute_id
    cross join lateral (
      select
        case when source.category <> '' and source.category = courses.category then courses.category end
          as shared_category,
        case when source.institute_id = courses.institute_id then institutes.name end as shared_institute,
        source.level = courses.level as has_same_level,
        case when source.city <> '' and source.city = institutes.city then institutes.city end as shared_city
      from source
    ) as shared
    where courses.id <> $1 and (
      courses.category = (select nullif(category, '') from source)
      or courses.institute_id = (select institute_id from source)
    )
    order by
      (shared_category is not null)::integer * 4
        + (shared_institute is not null)::integer * 3
        + has_same_level::integer * 2
        + (shared_city is not null)::integer
        desc,
      courses.created_at desc, courses.id
    limit $2`,
    [id, limit],
  );
  return rows.map((row) => ({
    ...toCourseListItem(row),
    shared: sharedFeatures({
      category: [row.shared_category],
      ...(row.shared_institute
        ? { institute: [row.shared_institute] }
        : { city: [row.shared_city] }),
    }),
  }));
}

/** The newest courses. */
export async function findNewestCourses(
  database: Queryable,
  { id, limit }: SimilarRequest,
): Promise<SimilarCourse[]> {
  const rows = await database.query<CourseListRow>(
    `select ${COURSE_COLUMNS}
    from courses left join institutes on institutes.id = courses.institute_id
    where courses.id <> $1
    order by courses.created_at desc, courses.id desc
    limit $2`,
    [id, limit],
  );
  return rows.map((row) => ({ ...toCourseListItem(row), shared: [] }));
}
