import type { FastifyInstance } from 'fastify';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import { route } from '../../plugins/route';
import { addSubscriber } from './newsletter.repository';

export function newsletter(app: FastifyInstance): void {
  route(app, subscribeNewsletterEndpoint, async ({ input, database }) => {
    await addSubscriber(database, input.email);
    return { status: 'subscribed' };
  });
}
