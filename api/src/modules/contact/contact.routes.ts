import type { FastifyInstance } from 'fastify';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact';
import { route } from '../../plugins/route';
import { addMessage } from './contact.repository';

export function contact(app: FastifyInstance): void {
  route(app, sendContactMessageEndpoint, async ({ input, database }) => ({
    id: await addMessage(database, input),
  }));
}
