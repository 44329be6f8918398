import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewCookie } from '../visitors/visitor-cookies';
import { isToken } from './preview-token';

/** The value of the cookie after an invalid link, so that the page can report it. */
const INVALID_TOKEN = 'none';

/**
 * Handles `?preview=<token>` on any path: stores the token in a cookie and redirects to the same path without it, so that it does
 * not stay in the URL. Undefined if the request has no token or is not a navigation, such as the request of an image.
 */
export function handlePreviewLink(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const url = new URL(request.url, 'http://edge.invalid');
  const token = url.searchParams.get(PREVIEW_PARAMETER);
  if (token === null) return undefined;
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return undefined;
  url.searchParams.delete(PREVIEW_PARAMETER);
  previewCookie.set(request, reply, isToken(token) ? token : INVALID_TOKEN);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(toLocalPath(url.pathname) + url.search, 302);
}

/** Two slashes at the beginning would lead to another site. */
function toLocalPath(pathname: string): string {
  return `/${pathname.replace(/^\/+/, '')}`;
}
