import {
  COURSE_CATEGORIES,
  COURSE_FEATURES,
  COURSE_KINDS,
  COURSE_LEVELS,
} from '@sopaan/schemas/courses/course-options';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import { oneOf, overlaps } from '../../search/filter';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { toCourseListItem, type CourseListRow } from './course-record';

/** The columns of `CourseListRow`, selected from `courses` joined with `institutes`. */
export const COURSE_COLUMNS = `
  courses.id, courses.name, subtitle, avatar, duration_weeks, hours_per_week, courses.fee, currency,
  category, level, languages, place, courses.rating, courses.review_count, courses.enrolled_count, teacher,
  courses.created_at, institutes.name as institute_name`;

/** All courses, newest first. A course's location is that of its institute. */
export const courseList: SearchedList<CourseListRow, CourseListItem> = {
  source: () => `(
    select
      courses.id, courses.created_at, rating, review_count, fee, enrolled_count, category, level, featured, course_category,
      courses.name, courses.search, coalesce(institutes.state, '') as state, coalesce(institutes.city, '') as city
    from courses left join institutes on institutes.id = courses.institute_id
  ) as listed`,
  text: { tsvector: 'search', trigram: 'name', wordSources: ['courses'] },
  location: (conditions, place) => conditions.equalAny(['state', 'city'], place),
  filters: [
    oneOf('category', 'category', COURSE_CATEGORIES),
    oneOf('level', 'level', COURSE_LEVELS),
    overlaps('featured', 'featured', COURSE_FEATURES),
    oneOf('courseCategory', 'course_category', COURSE_KINDS),
  ],
  ...descending(['created_at', 'timestamptz']),
  orders: {
    rating: descending(['rating', 'numeric'], ['review_count', 'integer']),
    fee: ascending(['fee', 'integer']),
    popular: descending(['enrolled_count', 'integer']),
  },
  columns: COURSE_COLUMNS,
  joins: `
    join courses on courses.id = page.id
    left join institutes on institutes.id = courses.institute_id`,
  toItem: toCourseListItem,
};
