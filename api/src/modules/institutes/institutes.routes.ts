import type { FastifyInstance } from 'fastify';
import { EVERYWHERE } from '@sopaan/schemas/place-options';
import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institute';
import { PAGE_LIMIT_MAX } from '@sopaan/schemas/paging';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { findCourses } from '../courses/courses.repository';
import { toInstitute } from './institute-record';
import { findInstitute, findInstitutes } from './institutes.repository';

export function institutes(app: FastifyInstance): void {
  route(app, getInstitutesEndpoint, ({ input, database }) => {
    const { location, ...rest } = input;
    return findInstitutes(database, {
      ...rest,
      state: location === EVERYWHERE ? undefined : location,
    });
  });

  route(app, getInstituteEndpoint, async ({ input, database }) => {
    const institute = await findInstitute(database, input.id);
    if (!institute) throw new ApiError('NOT_FOUND');
    const { items } = await findCourses(database, {
      instituteId: institute.id,
      limit: PAGE_LIMIT_MAX,
    });
    return toInstitute(institute, items);
  });
}
