import type { FastifyRequest } from 'fastify';
import { siteCookie } from '../../../auth/site-cookie';
import { LINK_HOURS } from '../links/links.repository';

const signUpCookie = siteCookie({
  name: 'sopaan_sign_up',
  path: '/api/auth',
  seconds: LINK_HOURS['sign-up'] * 60 * 60,
});

/** The signed id of this browser's sign-up, not verified yet. */
export function readSignUpCookie(request: FastifyRequest): string {
  return signUpCookie.read(request) ?? '';
}

export const { set: setSignUpCookie, clear: clearSignUpCookie } = signUpCookie;
