import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID_HEADER } from '@sopaan/http/request-id';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { proxyWebSockets } from './web-sockets';
import { upstreamClient } from './upstream-client';
import { sendUnavailable } from '../errors';
import { upstreamUrl, type Settings } from '../settings';

/** Headers that identify the client. Values sent by the client itself are not forwarded. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Hop-by-hop headers (RFC 9110, 7.6.1). The HTTP client of the proxy rejects requests that have some of them. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Response headers about the connection between API and edge, which do not apply to the client’s connection. */
const CONNECTION_HEADERS = ['connection', 'keep-alive'];

/** Proxies `/api` to the API, or to the site `SOPAAN_AGAINST` as if a page of that site had made the call. */
export async function apiProxy(app: FastifyInstance, settings: Settings): Promise<void> {
  const upstream = upstreamUrl(settings);
  const rewrite =
    settings.RELEASES_FROM === 'site'
      ? rewriteForSite(new URL(upstream).origin, app.isHttps)
      : rewriteForApi(settings.SITE_URL);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, detachBody(body)));
    // A request that the edge answers itself, such as one for a malformed path, has a body that is never read.
    scope.addHook('onResponse', async ({ body }) => {
      if (body instanceof PassThrough) body.destroy();
    });
    proxyWebSockets(scope, { ...rewrite, upstream, siteUrl: settings.SITE_URL });
    await scope.register(httpProxy, {
      upstream,
      prefix: '/api',
      rewritePrefix: '/api',
      http2: false,
      undici: upstreamClient(app),
      disableRequestLogging: true,
      proxyPayloads: false,
      replyOptions: {
        onError: sendUnavailable,
        // The page retries failed reads itself; a retry here would only add load.
        retryDelay: () => null,
        ...rewrite,
      },
    });
  });
}

/**
 * The HTTP client of the proxy destroys a request body that it need not send completely, for example when the API responds early.
 * The client's own stream must survive that, or later requests on its connection would not be read.
 */
function detachBody(body: IncomingMessage): PassThrough {
  const copy = new PassThrough();
  body.pipe(copy);
  body.once('close', () => {
    if (!body.complete) copy.destroy(new Error('the client has disconnected'));
  });
  copy.once('close', () => {
    body.unpipe(copy);
    body.resume();
  });
  return copy;
}

type Visitor = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>;

/** Sets the forwarding headers, which the API trusts. */
function rewriteForApi(siteUrl: string | undefined) {
  const protocol = siteUrl && new URL(siteUrl).protocol.slice(0, -1);
  return {
    rewriteRequestHeaders: (request: Visitor, headers: IncomingHttpHeaders) => ({
      ...omitHeaders(headers, [...FORWARDING_HEADERS, ...HOP_BY_HOP]),
      [REQUEST_ID_HEADER]: request.id,
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': protocol ?? request.protocol,
    }),
    rewriteHeaders: (headers: IncomingHttpHeaders) => omitHeaders(headers, CONNECTION_HEADERS),
  };
}

function rewriteForSite(origin: string, isHttps: boolean) {
  return {
    rewriteRequestHeaders: (request: Visitor, headers: IncomingHttpHeaders) => ({
      ...omitHeaders(headers, [...FORWARDING_HEADERS, ...HOP_BY_HOP]),
      [REQUEST_ID_HEADER]: request.id,
      ...(headers.origin !== undefined && { origin }),
    }),
    rewriteHeaders: (headers: IncomingHttpHeaders) => {
      const remaining = omitHeaders(headers, CONNECTION_HEADERS);
      const cookies = headers['set-cookie'];
      if (isHttps || !cookies) return remaining;
      return { ...remaining, 'set-cookie': [cookies].flat().map(toLocalCookie) };
    },
  };
}

function omitHeaders(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Rewrites a cookie so that a browser accepts it from this edge without https. */
function toLocalCookie(cookie: string): string {
  return cookie
    .replace(/^__(?:Host|Secure)-/i, '')
    .replace(/;\s*(?:secure|partitioned)(?=\s*(?:;|$))/gi, '')
    .replace(/;\s*domain=[^;]*/gi, '')
    .replace(/;\s*samesite=none/gi, '; SameSite=Lax');
}
