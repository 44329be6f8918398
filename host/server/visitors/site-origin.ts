import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The origin that visitors use: that of SITE_URL or, if it is not set, http and the Host header. `X-Forwarded-*` is ignored even from
 * trusted proxies.
 */
export function siteOrigin(request: FastifyRequest, siteUrl: string | undefined): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const requestOrigin = `http://${request.headers.host ?? ''}`;
  return URL.canParse(requestOrigin) ? new URL(requestOrigin).origin : 'http://localhost';
}

/** Whether browsers treat the origin as a secure context. */
export function isSecureOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

/** Whether visitors use https. */
export function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}
