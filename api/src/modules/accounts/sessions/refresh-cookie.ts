import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from './sessions.repository';

const NAME = 'sopaan_refresh';

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  const value = request.cookies[NAME];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function setRefreshCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(NAME, token, { ...attributes(request), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, attributes(request));
}

function attributes(request: FastifyRequest) {
  const { siteUrl } = request.server.settings;
  const secure = siteUrl?.startsWith('https:') ?? request.protocol === 'https';
  return { httpOnly: true, sameSite: 'lax' as const, path: '/api/', secure };
}
