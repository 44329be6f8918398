import { randomBytes } from 'node:crypto';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentHead } from '../heads/document-head';
import { canHaveHead } from '../heads/can-have-head';
import type { PageHeadCache } from '../heads/page-head-cache';
import { compressText } from '../compression/compress-text';
import { renderDocument } from './document';
import { FAVICON } from './favicon';
import { NOT_FOUND_PAGE } from './not-found-page';
import { isPrivateUrl } from './private-url';
import { securityHeaders } from './security-headers';
import { handlePreviewLink } from '../previews/preview-link';
import { matchRoute, screenOf, type Match } from '../sets/match-route';
import { pageLinks, pageSetJson } from './set-markup';
import { isHumanRequest } from '../signals/human-request';
import type { PageSignals } from '../signals/beacons';
import type { Settings } from '../settings';
import { siteOrigin } from '../visitors/site-origin';
import { resolveVisit, type Visit, type VisitSources } from '../visitors/visit';
import { previewCookie, readVisitorCookies, storeBucket } from '../visitors/visitor-cookies';

/** Renders a page for every path that is neither a file nor an API call, with the release set of its visitor. */
export function pages(
  app: FastifyInstance,
  sources: VisitSources,
  settings: Settings,
  pageSignals: PageSignals | undefined,
  heads: PageHeadCache,
): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
  );
  app.get('/*', async (request, reply) => {
    const link = handlePreviewLink(request, reply);
    if (link) return link;
    const visited = await resolveVisit(sources, readVisitorCookies(request));
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
    const isPrivate = isPrivateUrl(match);
    const apiHead = canHaveHead(match, visited) ? await heads(url.pathname, request.ip) : undefined;
    const html = renderDocument({
      head: documentHead({
        match,
        apiHead,
        path: url.pathname,
        site,
        isIndexable: !isPrivate && !visited.preview,
      }),
      links: renderPageLinks(visited, match),
      setJson: renderPageSet(visited, request, pageSignals),
      nonce,
    });
    storeBucket(request, reply, visited.newBucket);
    if (visited.isPreviewOver) previewCookie.clear(request, reply);
    const { body, encoding } = await compressText(html, request.headers['accept-encoding']);
    return reply
      .code(match && apiHead?.status !== 404 ? 200 : 404)
      .headers({
        ...securityHeaders({
          nonce,
          connectSources: settings.SOPAAN_DEV_SOCKET ? [settings.SOPAAN_DEV_SOCKET] : [],
          isPrivate,
        }),
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

/** The set as it enters the page. A page that is not counted gets no ID, so its reports are not counted either. */
function renderPageSet(
  visited: Visit,
  request: FastifyRequest,
  pageSignals: PageSignals | undefined,
): string {
  const { set, environment, preview } = visited;
  if (!pageSignals || !isHumanRequest(request)) {
    return pageSetJson(set, { environment, page: '', preview });
  }
  pageSignals.queue.countPage(set.id);
  return pageSetJson(set, { environment, page: pageSignals.signer.sign(set.id), preview });
}

function renderPageLinks({ set }: Visit, match: Match | undefined): string {
  const screen = match ? screenOf(match) : NOT_FOUND_PAGE.screen;
  const owner = match && screen !== UNDER_DEVELOPMENT ? match.owner : set.host;
  return pageLinks(set, owner, screen);
}
