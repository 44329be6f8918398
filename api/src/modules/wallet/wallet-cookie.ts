import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEqual, keyedDigest } from '../../auth/signed-ids';
import { siteCookie } from '../../auth/site-cookie';

/** A session that is used again after a day has a locked wallet, and gets a new cookie when it unlocks it. */
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
  const isGenuine = isEqual(signature, signatureOf(request.server.settings.tokenSecret, sessionId));
  return isGenuine ? sessionId : undefined;
}

function signatureOf(tokenSecret: string, sessionId: string): string {
  return keyedDigest(tokenSecret, 'wallet cookie')(sessionId).toString('base64url');
}
