import type { FastifyRequest } from 'fastify';
import { siteCookie } from '../../../auth/site-cookie';
import { SESSION_DAYS } from './sessions.repository';

const refreshCookie = siteCookie({
  name: 'sopaan_refresh',
  path: '/api/',
  seconds: SESSION_DAYS * 24 * 60 * 60,
});

/** A token has 43 characters: 32 bytes in base64url. */
export function readRefreshCookie(request: FastifyRequest): string | undefined {
  const value = refreshCookie.read(request);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export const { set: setRefreshCookie, clear: clearRefreshCookie } = refreshCookie;
