import { randomBytes } from 'node:crypto';
import type { Release } from '@sopaan/contract/release';
import { findRetirement } from '@sopaan/contract/retirement';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import { violationsUrl } from '@sopaan/schemas/releases/violation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentHead } from '../heads/document-head';
import { canHaveHead } from '../heads/can-have-head';
import type { PageHeadCache } from '../heads/page-head-cache';
import {
  chooseTextEncoding,
  compressText,
  type CompressedText,
} from '../compression/compress-text';
import { renderDocument, type DocumentHead } from './document';
import { FAVICON } from './favicon';
import { GONE_PAGE } from './gone-page';
import { NOT_FOUND_PAGE } from './not-found-page';
import { pageCache } from './page-cache';
import { formatPageEtag, nonceFromEtag } from './page-etag';
import { isPrivateUrl } from './private-url';
import { connectSources } from './connect-sources';
import { securityHeaders } from './security-headers';
import { serverTiming } from './server-timing';
import { handlePreviewLink } from '../previews/preview-link';
import { matchRoute, screenOf, type Match } from '../sets/match-route';
import type { ReleaseSet } from '../sets/release-set';
import { pageLinks, pageSetJson } from './set-markup';
import { isHumanRequest } from '../signals/human-request';
import type { PageSignals } from '../signals/beacons';
import type { Settings } from '../settings';
import { isSecureOrigin, siteOrigin } from '../visitors/site-origin';
import { resolveVisit, type Visit, type VisitSources } from '../visitors/visit';
import { previewCookie, readVisitorCookies, storeBucket } from '../visitors/visitor-cookies';

/** Renders a page for every path that is neither a file nor an API call, with the release set of its visitor. */
export function pages(
  app: FastifyInstance,
  sources: VisitSources,
  settings: Settings,
  pageSignals: PageSignals | undefined,
  getPageHead: PageHeadCache,
): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
  );
  const cachedPage = pageCache();
  app.get('/*', async (request, reply) => {
    const redirect = handlePreviewLink(request, reply);
    if (redirect) return redirect;
    const visit = await resolveVisit(sources, readVisitorCookies(request));
    if (!visit) {
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('The site is not ready yet. Please try again in a minute.');
    }
    const url = new URL(request.url, 'http://edge.invalid');
    const retirement = findRetirement(visit.retired.list, url.pathname);
    if (retirement?.to) {
      // Revalidated each time: without this, browsers would keep a permanent redirect after the retirement ends.
      reply.header('cache-control', 'private, no-cache');
      return reply.redirect(retirement.to + url.search, 301);
    }
    const match = retirement ? undefined : matchRoute(visit.set, url.pathname);
    const missingPage = retirement ? GONE_PAGE : NOT_FOUND_PAGE;
    if (match && match.canonical !== url.pathname) {
      return reply.redirect(match.canonical + url.search, 301);
    }
    const site = siteOrigin(request, settings.SITE_URL);
    const isPrivate = isPrivateUrl(match);
    const apiHead = canHaveHead(match, visit)
      ? await getPageHead(url.pathname, request.ip)
      : undefined;
    const status = retirement ? 410 : match && apiHead?.status !== 404 ? 200 : 404;
    const pageId = countPage(visit, request, pageSignals);
    const newNonce = randomBytes(16).toString('base64url');
    const sendsServerTiming = readsServerTiming(visit.set.host) && isSecureOrigin(site);
    const render = () => {
      const isIndexable = !isPrivate && !visit.preview;
      const path = url.pathname;
      const head = documentHead({ match, missingPage, apiHead, path, site, isIndexable });
      const links = renderPageLinks(visit.set, match, missingPage.screen);
      return renderPage(
        visit,
        head,
        links,
        sendsServerTiming ? undefined : { pageId, nonce: newNonce },
      );
    };
    const encoding = chooseTextEncoding(request.headers['accept-encoding']);
    // The edge keeps only these pages in memory. Others are rare (errors, previews), private, contain their own nonce,
    // or the API has marked their head as not cacheable.
    const isCacheable =
      sendsServerTiming &&
      status === 200 &&
      !visit.preview &&
      !isPrivate &&
      apiHead?.isCacheable !== false;
    const { environment, set, retired } = visit;
    const key = [environment, set.id, retired.id, site, url.pathname].join(' ');
    const page: CompressedText & { hash?: string } = isCacheable
      ? await cachedPage({ key, head: apiHead, encoding, render })
      : await compressText(render(), encoding);
    // A 304 must repeat the nonce of the cached response: see page-etag.ts.
    const cachedNonce = nonceFromEtag(request.headers['if-none-match'], page.hash);
    const nonce = cachedNonce ?? newNonce;
    storeBucket(request, reply, visit.newBucket);
    if (visit.isPreviewOver) previewCookie.clear(request, reply);
    reply.headers({
      ...securityHeaders({
        nonce,
        connectSources: connectSources(settings),
        isPrivate,
        requiresTrustedTypes: visit.requiresTrustedTypes,
        reportUrl: pageId ? violationsUrl({ set: visit.set.id, page: pageId }) : undefined,
      }),
      ...(sendsServerTiming && { 'server-timing': serverTiming({ page: pageId, nonce }) }),
      ...(page.hash !== undefined && { etag: formatPageEtag({ hash: page.hash, nonce }) }),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    });
    if (cachedNonce !== undefined) return reply.code(304).send();
    if (page.encoding) reply.header('content-encoding', page.encoding);
    return reply.code(status).type('text/html; charset=utf-8').send(page.body);
  });
}

function renderPage(
  { set, environment, preview, retired }: Visit,
  head: DocumentHead,
  links: string,
  inlineFields: { pageId: string; nonce: string } | undefined,
): string {
  const retirements = retired.list.length > 0 ? [...retired.list] : undefined;
  const page = inlineFields?.pageId ?? '';
  const setJson = pageSetJson(set, { environment, page, preview, retirements });
  return renderDocument({ head, links, setId: set.id, setJson, nonce: inlineFields?.nonce });
}

/** Whether the host reads the page's ID and nonce from the header `Server-Timing`, which browsers expose in secure contexts only. */
function readsServerTiming({ pageFormat = 1 }: Release): boolean {
  return pageFormat >= 2;
}

/** Counts the page, and returns its ID. A page that is not counted gets no ID, so its reports are not counted either. */
function countPage(
  { set }: Visit,
  request: FastifyRequest,
  pageSignals: PageSignals | undefined,
): string {
  if (!pageSignals || !isHumanRequest(request)) return '';
  pageSignals.queue.countPage(set.id);
  return pageSignals.signer.sign(set.id);
}

function renderPageLinks(set: ReleaseSet, match: Match | undefined, missingScreen: string): string {
  const screen = match ? screenOf(match) : missingScreen;
  const owner = match && screen !== UNDER_DEVELOPMENT ? match.owner : set.host;
  return pageLinks(set, owner, screen);
}
