import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEqual, keyedDigest } from './signed-ids';
import { siteCookie } from './site-cookie';

const COOKIE_SECONDS = 24 * 60 * 60;

export interface SessionCookie {
  set(request: FastifyRequest, reply: FastifyReply, sessionId: string): void;
  /** The id of the session in a cookie whose signature is valid. */
  read(request: FastifyRequest): string | undefined;
}

/**
 * Identifies the session in requests of the browser itself, such as those of a video element, which have no access token. The cookie holds
 * the signed id of the session; what the session may do is checked in the database at each request.
 */
export function sessionCookie(options: {
  name: string;
  path: string;
  /** The purpose of the signature, so that the cookie is not valid for anything else. */
  purpose: string;
}): SessionCookie {
  const { name, path, purpose } = options;
  const cookie = siteCookie({ name, path, seconds: COOKIE_SECONDS });

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
