import type { FastifyInstance } from 'fastify';
import {
  getMentorEndpoint,
  getMentorFiguresEndpoint,
  getMentorsEndpoint,
} from '@sopaan/schemas/mentors/mentor';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { mentorList } from './mentor-list';
import { mentorAvatars } from './avatar.routes';
import { countMentorFigures, findMentor } from './mentors.repository';

export function mentors(app: FastifyInstance): void {
  route(app, getMentorsEndpoint, ({ input, database }) => searchList(database, mentorList, input));

  route(app, getMentorFiguresEndpoint, ({ database }) => countMentorFigures(database));

  route(app, getMentorEndpoint, async ({ input, database }) => {
    const mentor = await findMentor(database, input.id);
    if (!mentor) throw new ApiError('NOT_FOUND');
    return mentor;
  });

  mentorAvatars(app);
}
