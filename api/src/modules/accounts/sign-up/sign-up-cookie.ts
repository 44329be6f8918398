import type { FastifyReply, FastifyRequest } from 'fastify';
import { LINK_HOURS } from '../links/links.repository';

const NAME = 'sopaan_sign_up';

/** What the browser of a sign-up keeps of it, as it sent it. */
export function readSignUpCookie(request: FastifyRequest): string {
  return request.cookies[NAME] ?? '';
}

export function setSignUpCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const maxAge = LINK_HOURS['sign-up'] * 60 * 60;
  reply.setCookie(NAME, value, { ...attributes(request), maxAge });
}

export function clearSignUpCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, attributes(request));
}

function attributes(request: FastifyRequest) {
  const { siteUrl } = request.server.settings;
  const secure = siteUrl?.startsWith('https:') ?? request.protocol === 'https';
  return { httpOnly: true, sameSite: 'lax' as const, path: '/api/auth', secure };
}
