import type { FastifyInstance } from 'fastify';
import { slug } from '@sopaan/contract/slug';
import { jsonSchema } from '@sopaan/schemas/api/json-schema';
import { object, string } from 'yup';
import { ApiError } from '../../../http/api-error';
import { inputReader } from '../../../http/request-input';
import { findScheduledClass } from '../live-classes.repository';
import { formatClassCalendar } from './format-class-calendar';

const requestSchema = object({ id: string().max(100).required() });
const readInput = inputReader(requestSchema, { hasBody: false });

const schema = {
  summary: 'The time of a live class as a calendar file (RFC 5545).',
  tags: ['live-classes'],
  params: jsonSchema(requestSchema),
};

/** `GET /api/live-classes/:id/calendar.ics`. Registered without `route`, which is for JSON responses. */
export function classCalendar(app: FastifyInstance): void {
  app.get(
    '/api/live-classes/:id/calendar.ics',
    { config: { access: 'public' }, schema },
    async (request, reply) => {
      const { id } = await readInput(request);
      const scheduled = await findScheduledClass(app.database, id);
      if (!scheduled) throw new ApiError('NOT_FOUND');
      reply.headers({
        'cache-control': 'no-cache',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${slug(scheduled.title)}.ics"`,
      });
      return formatClassCalendar(scheduled, app.settings.linkOrigin);
    },
  );
}
