import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Refuses a call that another site's page makes with our cookies. Callers other than browsers send neither header. */
export function refuseCrossSite(request: FastifyRequest, siteUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('FORBIDDEN');
    return;
  }
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  if (origin !== siteUrl && host !== request.host) throw new ApiError('FORBIDDEN');
}
