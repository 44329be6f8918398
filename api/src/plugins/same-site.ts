import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Refuses a call that another site's page makes with our cookies. Callers other than browsers send neither header. */
export function refuseCrossSite(request: FastifyRequest, siteUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('FORBIDDEN');
    return;
  }
  if (origin !== undefined && origin !== siteUrl && !isOwn(origin, request)) {
    throw new ApiError('FORBIDDEN');
  }
}

/** The address that was asked. A page by http is not one of a site by https, whoever may have put it there. */
function isOwn(origin: string, { protocol, host }: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && (from.protocol === 'https:' || protocol === 'http');
}
