import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header in which a request and its response carry the ID of the request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The caller's request ID if it is well-formed, otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return loggableHeader(headers[REQUEST_ID_HEADER]) ?? randomUUID();
}

/** The value of a header that callers choose, if it is safe to log. */
export function loggableHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,80}$/.test(header) ? header : undefined;
}
