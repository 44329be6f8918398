import type { FastifyRequest } from 'fastify';

/** Crawlers. Cubot phones are not crawlers. */
const BOT = /(?<!\bcu)bot\b|crawler|spider/i;

/** Whether a page is requested by a person. Other pages and their reports are not counted. */
export function isHumanRequest(request: FastifyRequest): boolean {
  return request.method === 'GET' && !BOT.test(request.headers['user-agent'] ?? '');
}
