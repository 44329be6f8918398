import type { FastifyInstance } from 'fastify';
import { slug } from '@sopaan/contract/slug';
import { jsonSchema } from '@sopaan/schemas/api/json-schema';
import { object, string } from 'yup';
import { ApiError } from '../../../http/api-error';
import { inputReader } from '../../../http/request-input';
import { findChangeTime, findHostEvent } from '../../competitions/competitions.repository';
import { formatCompetitionCalendar } from './format-competition-calendar';

const requestSchema = object({ id: string().max(100).required() });
const readInput = inputReader(requestSchema, { hasBody: false });

const schema = {
  summary: 'The dates of a competition as a calendar file (RFC 5545).',
  tags: ['competitions'],
  params: jsonSchema(requestSchema),
};

/** `GET /api/competitions/:id/calendar.ics`. Registered without `route`, which is for JSON responses. */
export function calendar(app: FastifyInstance): void {
  app.get(
    '/api/competitions/:id/calendar.ics',
    { config: { access: 'public' }, schema },
    async (request, reply) => {
      const { id } = await readInput(request);
      const competition = await findHostEvent(app.database, id);
      if (!competition) throw new ApiError('NOT_FOUND');
      const changedAt = (await findChangeTime(app.database, id)) ?? new Date(competition.createdAt);
      reply.headers({
        'cache-control': 'no-cache',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${slug(competition.title)}.ics"`,
      });
      return formatCompetitionCalendar(competition, {
        changedAt,
        linkOrigin: app.settings.linkOrigin,
      });
    },
  );
}
