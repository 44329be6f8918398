import { siteCookie as cookieOfSite, type SiteCookie } from '@sopaan/http/site-cookie';
import type { FastifyRequest } from 'fastify';

/** A cookie of the API, for https if visitors use https. */
export function siteCookie(
  description: Omit<Parameters<typeof cookieOfSite>[0], 'isSecure'>,
): SiteCookie {
  return cookieOfSite({ ...description, isSecure });
}

function isSecure({ protocol, server }: FastifyRequest): boolean {
  return server.settings.siteUrl?.startsWith('https:') ?? protocol === 'https';
}
