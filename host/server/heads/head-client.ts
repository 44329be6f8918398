import { getPageHeadEndpoint, type PageHead } from '@sopaan/schemas/page-head';

/** Fetches the head of the page at a path, on behalf of a visitor's address. Undefined if the API has none. */
export type FetchHead = (path: string, address: string) => Promise<PageHead | undefined>;

/** Longer than a page waits: a late response is cached for the next page. */
const TIMEOUT_MS = 3000;

/** Throws when the API is unreachable or fails. */
export function headClient(apiUrl: string): FetchHead {
  const { path: endpointPath, response: schema } = getPageHeadEndpoint;
  return async (path, address) => {
    const url = new URL(`/api/${endpointPath}`, apiUrl);
    url.searchParams.set('path', path);
    const response = await fetch(url, {
      redirect: 'error',
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return schema.validateSync(await response.json(), { stripUnknown: true });
    await response.body?.cancel();
    // An older API lacks the endpoint; a visitor over the rate limit gets the route's own head.
    if (response.status < 500) return undefined;
    throw new Error(`${endpointPath}: ${response.status}`);
  };
}
