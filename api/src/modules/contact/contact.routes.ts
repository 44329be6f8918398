import type { FastifyInstance } from 'fastify';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { perAddress, perField, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { messageReference } from './contact-record';
import { receiveMessage } from './contact.service';

const HOUR = 60 * 60;
const limits: readonly Limit[] = [
  { name: 'contact address', by: perAddress, count: 60, seconds: HOUR },
  { name: 'contact email', by: perField('email'), count: 10, seconds: HOUR },
];

export function contact(app: FastifyInstance): void {
  route(
    app,
    sendContactMessageEndpoint,
    async ({ input, database }) => {
      const id = await receiveMessage(database, input, app.settings.contactAddress);
      return { id, reference: messageReference(id) };
    },
    { limits },
  );
}
