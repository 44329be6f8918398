import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callsForVisitors } from './calls-for-visitors';
import { sendUnavailable } from './errors';
import type { Settings } from './settings';

/** What says who a visitor is. A visitor's own words for it go no further. */
const SAYS_WHO = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** What holds between two neighbours only (RFC 9110, 7.6.1). The client for the way to the API refuses to send some of it. */
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

/** How long the API keeps its connection to this edge is nothing to a visitor. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive'];

/** Where the API is: behind the other site, when this edge stands in front of one. */
export function apiAddress({ RELEASES_FROM, SOPAAN_AGAINST, API_URL }: Settings): string {
  return (RELEASES_FROM === 'site' && SOPAAN_AGAINST) || API_URL;
}

/** `/api`: handed on to the API, or, in front of another site, to that site as if its own page had called. */
export async function apiProxy(app: FastifyInstance, settings: Settings): Promise<void> {
  const upstream = apiAddress(settings);
  const isSite = settings.RELEASES_FROM === 'site';
  const secure = settings.SITE_URL?.startsWith('https:') ?? false;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, separateBody(body)));
    // A request that is answered here, such as one for an address that is refused, has a body that nobody reads.
    scope.addHook('onResponse', async ({ body }) => {
      if (body instanceof PassThrough) body.destroy();
    });
    await scope.register(httpProxy, {
      upstream,
      prefix: '/api',
      rewritePrefix: '/api',
      http2: false,
      undici: callsForVisitors(app),
      disableRequestLogging: true,
      proxyPayloads: false,
      replyOptions: {
        onError: sendUnavailable,
        // The page repeats a read that failed; asking again from here would only add to the load.
        retryDelay: () => null,
        ...(isSite ? asPageOf(new URL(upstream).origin, secure) : forVisitor(settings.SITE_URL)),
      },
    });
  });
}

/**
 * The client for the way to the API destroys a body that it need not send to its end, as when the API answers early. The
 * visitor's own stream must outlive that: nothing that follows on its connection would be read any more.
 */
function separateBody(body: IncomingMessage): PassThrough {
  const copy = new PassThrough();
  body.pipe(copy);
  body.once('close', () => {
    if (!body.complete) copy.destroy(new Error('the visitor has left'));
  });
  copy.once('close', () => {
    body.unpipe(copy);
    body.resume();
  });
  return copy;
}

type Visitor = Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>;

/** Tells the API whose request it is, as far as this edge believes it. */
function forVisitor(siteUrl: string | undefined) {
  const protocol = siteUrl && new URL(siteUrl).protocol.slice(0, -1);
  return {
    rewriteRequestHeaders: (request: Visitor, headers: IncomingHttpHeaders) => ({
      ...without(headers, [...SAYS_WHO, ...HOP_BY_HOP]),
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': protocol ?? request.protocol,
    }),
    rewriteHeaders: (headers: IncomingHttpHeaders) => without(headers, OF_ONE_CONNECTION),
  };
}

function asPageOf(origin: string, secure: boolean) {
  return {
    rewriteRequestHeaders: (_request: unknown, headers: IncomingHttpHeaders) => ({
      ...without(headers, [...SAYS_WHO, ...HOP_BY_HOP]),
      ...(headers.origin !== undefined && { origin }),
    }),
    rewriteHeaders: (headers: IncomingHttpHeaders) => {
      const kept = without(headers, OF_ONE_CONNECTION);
      const cookies = headers['set-cookie'];
      if (secure || !cookies) return kept;
      return { ...kept, 'set-cookie': [cookies].flat().map(localCookie) };
    },
  };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** A cookie that a browser keeps for this address, without https. */
function localCookie(cookie: string): string {
  return cookie
    .replace(/^__(?:Host|Secure)-/i, '')
    .replace(/;\s*(?:secure|partitioned)(?=\s*(?:;|$))/gi, '')
    .replace(/;\s*domain=[^;]*/gi, '')
    .replace(/;\s*samesite=none/gi, '; SameSite=Lax');
}
