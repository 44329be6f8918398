import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSignableId, signedIds } from '../../auth/signed-ids';
import { siteCookie } from '../../auth/site-cookie';

/** Longer than any limit counts; the id is for nothing else. */
const SECONDS = 24 * 60 * 60;

const cookie = siteCookie({ name: 'sopaan_guest', path: '/api/', seconds: SECONDS });

/** The browsers of guests: many share one address, such as those of a class. */
export interface GuestBrowsers {
  /** The id in the request's cookie, if it is genuine. */
  idOf(request: FastifyRequest): string | undefined;
  /** The same, or a new id, which the response sets. */
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
