import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { getSitemapEndpoint, getSitemapsEndpoint } from '@sopaan/schemas/pages/sitemap';
import { ApiError } from '../../http/api-error';
import { perAddress } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findPageHead } from './heads/find-page-head';
import { findSitemap, findSitemaps } from './sitemap/sitemap.repository';

/** Each request scans a table. A search engine that reads all sitemaps sends a few hundred requests. */
const sitemapLimits = [{ name: 'sitemap', by: perAddress, count: 600, seconds: 60 }];
/** Each request scans all tables. */
const sitemapIndexLimits = [{ name: 'sitemap-index', by: perAddress, count: 60, seconds: 60 }];

/** Heads and sitemaps, for clients that do not run scripts. */
export function pages(app: FastifyInstance): void {
  route(app, getPageHeadEndpoint, async ({ input, database, reply }) => {
    const head = await findPageHead(database, input.path);
    if (head.isCacheable) cacheFor(reply, 30);
    else reply.header('cache-control', 'no-store');
    return head;
  });

  route(
    app,
    getSitemapsEndpoint,
    async ({ database, reply }) => {
      cacheFor(reply, 300);
      return { sitemaps: await findSitemaps(database) };
    },
    { limits: sitemapIndexLimits },
  );

  route(
    app,
    getSitemapEndpoint,
    async ({ input, database, reply }) => {
      const sitemap = await findSitemap(database, input);
      if (!sitemap) throw new ApiError('NOT_FOUND');
      cacheFor(reply, 300);
      return sitemap;
    },
    { limits: sitemapLimits },
  );
}

function cacheFor(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}
