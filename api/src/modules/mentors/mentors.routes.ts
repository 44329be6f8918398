import type { FastifyInstance } from 'fastify';
import {
  getMentorEndpoint,
  getMentorFiguresEndpoint,
  getMentorsEndpoint,
} from '@sopaan/schemas/mentor';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { countMentorFigures, findMentor, findMentors } from './mentors.repository';

export function mentors(app: FastifyInstance): void {
  route(app, getMentorsEndpoint, ({ input, database }) => findMentors(database, input));

  route(app, getMentorFiguresEndpoint, ({ database }) => countMentorFigures(database));

  route(app, getMentorEndpoint, async ({ input, database }) => {
    const mentor = await findMentor(database, input.id);
    if (!mentor) throw new ApiError('NOT_FOUND');
    return mentor;
  });
}
