import { randomBytes } from 'node:crypto';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentHead } from './heads/document-head';
import { mayHaveHead } from './heads/has-head';
import type { PageHeads } from './heads/page-heads';
import { compressHtml } from './html/compress-html';
import { renderDocument } from './html/document';
import { FAVICON } from './html/favicon';
import { isPrivateAddress } from './html/private-address';
import { securityHeaders } from './html/security-headers';
import { openPreviewLink } from './previews/preview-link';
import { matchRoute, screenOf, type Match } from './sets/match-route';
import { pageLinks, pageSetJson } from './sets/page-parts';
import { isForPerson } from './signals/bots';
import type { Counted } from './signals/told-by-pages';
import type { Settings } from './settings';
import { isSecure, siteOrigin } from './visitors/site-address';
import { visitCookies } from './visitors/visit-cookies';
import { visit, type Visit, type VisitorRules } from './visitors/visit';

/** Renders a page for every path that is neither a file nor an API call. */
export function pages(
  app: FastifyInstance,
  rules: VisitorRules,
  settings: Settings,
  counted: Counted | undefined,
  heads: PageHeads,
): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
  );
  app.get('/*', async (request, reply) => {
    const secure = isSecure(settings.SITE_URL);
    const link = openPreviewLink(request, reply, secure);
    if (link) return link;
    const visited = await visit(rules, request.headers.cookie);
    if (!visited) {
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('The site is not ready yet. Please try again in a minute.');
    }
    const url = new URL(request.url, 'http://edge.invalid');
    const match = matchRoute(visited.set, url.pathname);
    if (match && match.canonical !== url.pathname) {
      return reply.redirect(match.canonical + url.search, 301);
    }
    const nonce = randomBytes(16).toString('base64');
    const site = siteOrigin(request, settings.SITE_URL);
    const isPrivate = isPrivateAddress(match);
    const known = mayHaveHead(match, visited) ? await heads(url.pathname, request.ip) : undefined;
    const html = renderDocument({
      head: documentHead({
        match,
        known,
        path: url.pathname,
        site,
        isOpen: !isPrivate && !visited.preview,
      }),
      links: linksOf(visited, match),
      set: setOf(visited, request, counted),
      nonce,
    });
    const { body, encoding } = await compressHtml(html, request.headers['accept-encoding']);
    return reply
      .code(match && known?.status !== 404 ? 200 : 404)
      .headers({
        ...securityHeaders({
          nonce,
          connections: settings.SOPAAN_DEV_SOCKET ? [settings.SOPAAN_DEV_SOCKET] : [],
          isPrivate,
        }),
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        'set-cookie': visitCookies(visited, secure),
        ...(encoding && { 'content-encoding': encoding }),
      })
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

/** A page that is not counted gets no ID, so its reports are not counted either. */
function setOf(visited: Visit, request: FastifyRequest, counted: Counted | undefined): string {
  const { set, environment, preview } = visited;
  if (!counted || !isForPerson(request)) {
    return pageSetJson(set, { environment, page: '', preview });
  }
  counted.queue.page(set.id);
  return pageSetJson(set, { environment, page: counted.signer.sign(set.id), preview });
}

function linksOf({ set }: Visit, match: Match | undefined): string {
  const screen = match ? screenOf(match) : 'not-found';
  const owner = match && screen !== UNDER_DEVELOPMENT ? match.owner : set.host;
  return pageLinks(set, owner, screen);
}
