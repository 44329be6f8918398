import type { FastifyInstance } from 'fastify';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/contact/newsletter';
import { perAddress, perField, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { addSubscriber } from './newsletter.repository';

const HOUR = 60 * 60;
const limits: readonly Limit[] = [
  { name: 'newsletter address', by: perAddress, count: 60, seconds: HOUR },
  { name: 'newsletter email', by: perField('email'), count: 10, seconds: HOUR },
];

export function newsletter(app: FastifyInstance): void {
  route(
    app,
    subscribeNewsletterEndpoint,
    async ({ input, database }) => {
      await addSubscriber(database, input.email);
      return { status: 'subscribed' };
    },
    { limits },
  );
}
