import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPageHeadEndpoint } from '@sopaan/schemas/page-head';
import { getSitemapEndpoint, getSitemapsEndpoint } from '@sopaan/schemas/sitemap';
import { ApiError } from '../../plugins/api-error';
import { perAddress } from '../../plugins/limits';
import { route } from '../../plugins/route';
import { pageHead } from './heads/find-page-head';
import { findSitemap, findSitemaps } from './sitemap/sitemap.repository';

/** Parts go through a table each. A search engine that reads all of them asks a few hundred times. */
const partLimits = [{ name: 'sitemap', by: perAddress, count: 600, seconds: 60 }];
/** The index goes through all tables. */
const indexLimits = [{ name: 'sitemap-index', by: perAddress, count: 60, seconds: 60 }];

/** What pages are, for those who run no scripts. */
export function pages(app: FastifyInstance): void {
  route(app, getPageHeadEndpoint, ({ input, database, reply }) => {
    keepFor(reply, 30);
    return pageHead(database, input.path);
  });

  route(
    app,
    getSitemapsEndpoint,
    async ({ database, reply }) => {
      keepFor(reply, 300);
      return { sitemaps: await findSitemaps(database) };
    },
    { limits: indexLimits },
  );

  route(
    app,
    getSitemapEndpoint,
    async ({ input, database, reply }) => {
      const sitemap = await findSitemap(database, input);
      if (!sitemap) throw new ApiError('NOT_FOUND');
      keepFor(reply, 300);
      return sitemap;
    },
    { limits: partLimits },
  );
}

function keepFor(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}
