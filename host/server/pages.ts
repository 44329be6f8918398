import { randomBytes } from 'node:crypto';
import { compressHtml } from './html/compress-html';
import { UNDER_DEVELOPMENT, isRedirect } from '@sopaan/contract/routes';
import type { FastifyInstance } from 'fastify';
import { renderDocument, type PageHead } from './html/document';
import { FAVICON } from './html/favicon';
import { securityHeaders } from './html/security-headers';
import { matchRoute, screenOf, type Match } from './releases/match-route';
import { pageSet, sameOrigin } from './releases/page-set';
import { pageFiles } from './releases/page-files';
import type { ReleaseSet } from './releases/release-set';
import type { Settings } from './settings';

const NOT_FOUND = { title: 'Page not found', description: 'This page does not exist on Sopaan.' };

/** Every address that is no file and no call is a page. */
export function pages(
  app: FastifyInstance,
  currentSet: () => Promise<ReleaseSet | undefined>,
  settings: Settings,
): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
  );
  app.get('/*', async (request, reply) => {
    const set = await currentSet();
    if (!set)
      return reply
        .code(503)
        .type('text/plain')
        .send('The site is being built. Please come back in a minute.');
    const url = new URL(request.url, 'http://edge.invalid');
    const match = matchRoute(set, url.pathname);
    if (match && match.canonical !== url.pathname) {
      return reply.redirect(match.canonical + url.search, 301);
    }
    const nonce = randomBytes(16).toString('base64');
    const site = settings.SITE_URL ?? `${request.protocol}://${request.host}`;
    const screen = match ? screenOf(match) : 'not-found';
    const owner = match && screen !== UNDER_DEVELOPMENT ? match.owner : set.host;
    const html = renderDocument({
      head: headOf(match, new URL(url.pathname, site).href),
      files: pageFiles(set, owner, screen, sameOrigin),
      set: pageSet(set, 'production', sameOrigin),
      nonce,
    });
    const { body, encoding } = await compressHtml(html, request.headers['accept-encoding']);
    return reply
      .code(match ? 200 : 404)
      .headers({
        ...securityHeaders(nonce, settings.SOPAAN_DEV_SOCKET ? [settings.SOPAAN_DEV_SOCKET] : []),
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

function headOf(match: Match | undefined, canonical: string): PageHead {
  const page = match && !isRedirect(match.route) ? match.route : NOT_FOUND;
  return { title: page.title, description: page.description, canonical };
}
