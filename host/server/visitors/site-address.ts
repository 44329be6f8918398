import type { FastifyRequest } from 'fastify';

/** The address that visitors use. What a proxy in front says of it is not believed here: SITE_URL decides. */
export function siteOrigin(request: FastifyRequest, siteUrl: string | undefined): string {
  return siteUrl ? new URL(siteUrl).origin : `http://${request.headers.host ?? ''}`;
}

/** Whether cookies go over https only. */
export function isSecure(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}
