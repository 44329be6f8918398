import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteCookie } from '../../auth/site-cookie';

/** A session that comes back after a day has a locked wallet, and gets the cookie again when it unlocks it. */
const SECONDS = 24 * 60 * 60;

const cookie = siteCookie({ name: 'sopaan_wallet', path: '/api/wallet/', seconds: SECONDS });

/**
 * Lets a tab of this browser open previews, as it has no access token: the cookie holds the id of the session, signed. Whether
 * the session is live and its wallet unlocked is checked in the database at each request.
 */
export function setWalletCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
): void {
  if (readWalletCookie(request) === sessionId) return;
  const { tokenSecret } = request.server.settings;
  cookie.set(request, reply, `${sessionId}.${signatureOf(tokenSecret, sessionId)}`);
}

/** The session of a genuine cookie. */
export function readWalletCookie(request: FastifyRequest): string | undefined {
  const [sessionId = '', signature = ''] = (cookie.read(request) ?? '').split('.');
  const expected = Buffer.from(signatureOf(request.server.settings.tokenSecret, sessionId));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine ? sessionId : undefined;
}

function signatureOf(tokenSecret: string, sessionId: string): string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'sopaan wallet cookie', 32));
  return createHmac('sha256', key).update(sessionId).digest('base64url');
}
