import type { FastifyRequest } from 'fastify';

/** The address that visitors use. What a proxy in front says of it is not believed here: SITE_URL decides. */
export function siteOrigin(request: FastifyRequest, siteUrl: string | undefined): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const told = `http://${request.headers.host ?? ''}`;
  return URL.canParse(told) ? new URL(told).origin : 'http://localhost';
}

/** Whether cookies go over https only. */
export function isSecure(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}
