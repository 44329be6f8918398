import type { FastifyInstance } from 'fastify';
import { listFaqEndpoint } from '@sopaan/schemas/marketing/faq';
import { perAddress, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findFaqItems, searchFaqItems } from './faq.repository';

/** High, because the support page searches while a visitor types. */
const limits: readonly Limit[] = [{ name: 'faq', by: perAddress, count: 600, seconds: 60 }];

export function faq(app: FastifyInstance): void {
  route(
    app,
    listFaqEndpoint,
    async ({ input: { page, q }, database, reply }) => {
      reply.header('cache-control', 'public, max-age=60');
      const items = q
        ? await searchFaqItems(database, q, page)
        : await findFaqItems(database, page);
      return { items };
    },
    { limits },
  );
}
