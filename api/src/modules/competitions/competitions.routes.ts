import type { FastifyInstance } from 'fastify';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import {
  getAllHostEventsEndpoint,
  getHostEventEndpoint,
} from '@sopaan/schemas/competitions/host-event';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { competitionList } from './competition-list';
import { findHostEvent, findHostEvents } from './competitions.repository';

const LIST_LIMIT = 200;

export function competitions(app: FastifyInstance): void {
  route(app, getAllHostEventsEndpoint, ({ input, database }) =>
    findHostEvents(database, input.limit ?? LIST_LIMIT),
  );

  route(app, searchCompetitionsEndpoint, ({ input, database }) =>
    searchList(database, competitionList, input),
  );

  route(app, getHostEventEndpoint, async ({ input, database }) => {
    const competition = await findHostEvent(database, input.eventID);
    if (!competition) throw new ApiError('NOT_FOUND');
    return competition;
  });
}
