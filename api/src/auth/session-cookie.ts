import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEqual, keyedDigest } from './signed-ids';
import { siteCookie } from './site-cookie';

const SECONDS = 24 * 60 * 60;

export interface SessionCookie {
  set(request: FastifyRequest, reply: FastifyReply, sessionId: string): void;
  /** The session of a genuine cookie. */
  read(request: FastifyRequest): string | undefined;
}

/**
 * Names the session where the browser itself requests something, as it has no access token: the cookie holds the id of the session,
 * signed. What the session may do is checked in the database at each request.
 */
export function sessionCookie(options: {
  name: string;
  path: string;
  /** What the signature is for, so that the cookie is worth nothing elsewhere. */
  purpose: string;
}): SessionCookie {
  const { name, path, purpose } = options;
  const cookie = siteCookie({ name, path, seconds: SECONDS });

  const signatureOf = ({ server }: FastifyRequest, sessionId: string) =>
    keyedDigest(server.settings.tokenSecret, purpose)(sessionId).toString('base64url');

  function read(request: FastifyRequest): string | undefined {
    const [sessionId = '', signature = ''] = (cookie.read(request) ?? '').split('.');
    return isEqual(signature, signatureOf(request, sessionId)) ? sessionId : undefined;
  }

  return {
    read,
    set(request, reply, sessionId) {
      if (read(request) === sessionId) return;
      cookie.set(request, reply, `${sessionId}.${signatureOf(request, sessionId)}`);
    },
  };
}
