import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSignableId, signedIds } from '../../auth/signed-ids';
import { siteCookie } from '../../auth/site-cookie';

/** Longer than the window of any rate limit; the id has no other use. */
const COOKIE_SECONDS = 24 * 60 * 60;

const cookie = siteCookie({ name: 'sopaan_guest', path: '/api/', seconds: COOKIE_SECONDS });

/** Identifies the browsers of guests by a cookie, because many share one address, such as those of a class. */
export interface GuestBrowsers {
  /** The id in the request's cookie, if it is genuine. */
  idOf(request: FastifyRequest): string | undefined;
  /** Returns the id in the cookie, or sets the cookie to a new id. */
  identify(request: FastifyRequest, reply: FastifyReply): string;
}

export function guestBrowsers(tokenSecret: string): GuestBrowsers {
  const ids = signedIds(tokenSecret, 'guest browser');
  const idOf = (request: FastifyRequest) => ids.verify(cookie.read(request) ?? '');
  return {
    idOf,
    identify(request, reply) {
      const known = idOf(request);
      if (known !== undefined) return known;
      const id = newSignableId();
      cookie.set(request, reply, ids.sign(id));
      return id;
    },
  };
}
