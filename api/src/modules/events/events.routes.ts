import type { FastifyInstance } from 'fastify';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competition';
import { getAllHostEventsEndpoint, getHostEventEndpoint } from '@sopaan/schemas/event';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { searchList } from '../../search/search-list';
import { competitionList } from './competition-list';
import { findEvent, findEvents } from './events.repository';

const LIST_LIMIT = 200;

export function events(app: FastifyInstance): void {
  route(app, getAllHostEventsEndpoint, ({ input, database }) =>
    findEvents(database, input.limit ?? LIST_LIMIT),
  );

  route(app, searchCompetitionsEndpoint, ({ input, database }) =>
    searchList(database, competitionList, input),
  );

  route(app, getHostEventEndpoint, async ({ input, database }) => {
    const event = await findEvent(database, input.eventID);
    if (!event) throw new ApiError('NOT_FOUND');
    return event;
  });
}
