import type { FastifyRequest } from 'fastify';

/** Programs that look at pages for others. The phones called Cubot are none. */
const BOT = /(?<!\bcu)bot\b|crawler|spider/i;

/** Whether a page is for a person. Others are not counted, and what they report is not either. */
export function isForPerson(request: FastifyRequest): boolean {
  return request.method === 'GET' && !BOT.test(request.headers['user-agent'] ?? '');
}
