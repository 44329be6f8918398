import type { FastifyInstance } from 'fastify';
import { slug } from '@sopaan/contract/slug';
import { jsonSchema } from '@sopaan/schemas/json-schema';
import { object, string } from 'yup';
import { ApiError } from '../../../plugins/api-error';
import { inputReader } from '../../../plugins/request-input';
import { findEvent } from '../../events/events.repository';
import { formatEventCalendar } from './event-calendar';

const requestSchema = object({ id: string().max(100).required() });
const readInput = inputReader(requestSchema, false);

const schema = {
  summary: 'The dates of an event as a calendar file (RFC 5545).',
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
      const event = await findEvent(app.database, id);
      if (!event) throw new ApiError('NOT_FOUND');
      const [row] = await app.database.query<{ changedAt: Date }>(
        'select updated_at as "changedAt" from events where id = $1',
        [id],
      );
      const changedAt = row?.changedAt ?? new Date(event.createdAt);
      reply.headers({
        'cache-control': 'no-cache',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${slug(event.title)}.ics"`,
      });
      return formatEventCalendar(event, { changedAt, linkOrigin: app.settings.linkOrigin });
    },
  );
}
