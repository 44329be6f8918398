import type { FastifyInstance } from 'fastify';
import { searchCoursesEndpoint, getCourseEndpoint } from '@sopaan/schemas/courses/course';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { courseList } from './course-list';
import { findCourse } from './courses.repository';

export function courses(app: FastifyInstance): void {
  route(app, searchCoursesEndpoint, ({ input, database }) =>
    searchList(database, courseList, input),
  );

  route(app, getCourseEndpoint, async ({ input, database }) => {
    const course = await findCourse(database, input.courseId);
    if (!course) throw new ApiError('NOT_FOUND');
    return course;
  });
}
