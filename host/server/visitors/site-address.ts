import type { FastifyRequest } from 'fastify';

/** The address that visitors use. What a proxy in front says of it is not believed: SITE_URL decides. */
export function siteOrigin(request: FastifyRequest, siteUrl: string | undefined): string {
  return siteUrl ? new URL(siteUrl).origin : `${request.protocol}://${request.host}`;
}

/** Whether cookies go over https only. */
export function isSecure(request: FastifyRequest, siteUrl: string | undefined): boolean {
  return siteUrl ? siteUrl.startsWith('https:') : request.protocol === 'https';
}
