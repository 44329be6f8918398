import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Rejects calls that other sites' pages make with the visitor's cookies. Clients other than browsers send neither header. */
export function rejectCrossSite(request: FastifyRequest, siteUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('FORBIDDEN');
    return;
  }
  if (origin !== undefined && origin !== siteUrl && !isRequestOrigin(origin, request)) {
    throw new ApiError('FORBIDDEN');
  }
}

/** Whether the origin is that of the request. An http page is not the same site as an https one. */
function isRequestOrigin(origin: string, { protocol, host }: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && (from.protocol === 'https:' || protocol === 'http');
}
