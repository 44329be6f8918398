import type { FastifyInstance } from 'fastify';
import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { PAGE_LIMIT_MAX } from '@sopaan/schemas/api/paging';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { findCoursesByInstitute } from '../courses/courses.repository';
import { instituteList } from './institute-list';
import { toInstitute } from './institute-record';
import { findInstitute } from './institutes.repository';

export function institutes(app: FastifyInstance): void {
  route(app, getInstitutesEndpoint, ({ input, database }) =>
    searchList(database, instituteList, input),
  );

  route(app, getInstituteEndpoint, async ({ input, database }) => {
    const institute = await findInstitute(database, input.id);
    if (!institute) throw new ApiError('NOT_FOUND');
    const courses = await findCoursesByInstitute(database, institute.id, PAGE_LIMIT_MAX);
    return toInstitute(institute, courses);
  });
}
