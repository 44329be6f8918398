import { getPageHeadEndpoint, type PageHead } from '@sopaan/schemas/pages/page-head';
import { readForVisitor } from '../proxy/read-for-visitor';

/**
 * Fetches the head of the page at a path, on behalf of the visitor with this IP address. Undefined if the API has none; throws when the
 * API is unreachable or fails.
 */
export type FetchHead = (path: string, visitorIp: string) => Promise<PageHead | undefined>;

/** Longer than a page waits: a late response is cached for the next page. */
const TIMEOUT_MS = 3000;

export function headClient(apiUrl: string): FetchHead {
  return (path, visitorIp) => {
    const url = new URL(`/api/${getPageHeadEndpoint.path}`, apiUrl);
    url.searchParams.set('path', path);
    return readForVisitor({
      url,
      schema: getPageHeadEndpoint.response,
      visitorIp,
      timeoutMs: TIMEOUT_MS,
      // An older API lacks the endpoint; a visitor over the rate limit gets the route's own head.
      isMissing: (status) => status < 500,
    });
  };
}
