import type { FastifyInstance } from 'fastify';
import { getAllCoursesEndpoint, getCourseEndpoint } from '@sopaan/schemas/course';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { findCourse, findCourses } from './courses.repository';

export function courses(app: FastifyInstance): void {
  route(app, getAllCoursesEndpoint, ({ input, database }) => findCourses(database, input));

  route(app, getCourseEndpoint, async ({ input, database }) => {
    const course = await findCourse(database, input.courseId);
    if (!course) throw new ApiError('NOT_FOUND');
    return course;
  });
}
