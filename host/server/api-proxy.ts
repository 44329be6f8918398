import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';

/** Where the API is: behind the other site, when this edge stands in front of one. */
export function apiAddress({ RELEASES_FROM, SOPAAN_AGAINST, API_URL }: Settings): string {
  return (RELEASES_FROM === 'site' && SOPAAN_AGAINST) || API_URL;
}

/** `/api`: handed on to the API, or, in front of another site, to that site as if its own page had called. */
export async function apiProxy(app: FastifyInstance, settings: Settings): Promise<void> {
  const upstream = apiAddress(settings);
  const isSite = settings.RELEASES_FROM === 'site';
  const secure = settings.SITE_URL?.startsWith('https:') ?? false;
  await app.register(httpProxy, {
    upstream,
    prefix: '/api',
    rewritePrefix: '/api',
    http2: false,
    ...(isSite && { replyOptions: asPageOf(new URL(upstream).origin, secure) }),
  });
}

function asPageOf(origin: string, secure: boolean) {
  return {
    rewriteRequestHeaders: (_request: unknown, headers: IncomingHttpHeaders) =>
      headers.origin === undefined ? headers : { ...headers, origin },
    rewriteHeaders: (headers: IncomingHttpHeaders) => {
      const cookies = headers['set-cookie'];
      if (secure || !cookies) return headers;
      return { ...headers, 'set-cookie': [cookies].flat().map(localCookie) };
    },
  };
}

/** A cookie that a browser keeps for this address, without https. */
function localCookie(cookie: string): string {
  return cookie
    .replace(/;\s*(?:secure|partitioned)(?=\s*(?:;|$))/gi, '')
    .replace(/;\s*domain=[^;]*/gi, '')
    .replace(/;\s*samesite=none/gi, '; SameSite=Lax');
}
