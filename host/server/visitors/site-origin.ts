import type { FastifyRequest } from 'fastify';

/** The origin that visitors use. Headers of a proxy are not trusted here: SITE_URL decides. */
export function siteOrigin(request: FastifyRequest, siteUrl: string | undefined): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const requestOrigin = `http://${request.headers.host ?? ''}`;
  return URL.canParse(requestOrigin) ? new URL(requestOrigin).origin : 'http://localhost';
}

/** Whether visitors use https. */
export function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}
