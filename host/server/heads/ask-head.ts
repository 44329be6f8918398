import { getPageHeadEndpoint, type PageHead } from '@sopaan/schemas/page-head';

/** Fetches the head of the page at a path, on behalf of a visitor's address. Undefined if the API has none. */
export type AskHead = (path: string, address: string) => Promise<PageHead | undefined>;

/** Longer than a page waits: a late response is cached for the next page. */
const DEADLINE = 3000;

/** Throws when the API is unreachable or fails. */
export function headsOfApi(apiUrl: string): AskHead {
  const { path: call, response: schema } = getPageHeadEndpoint;
  return async (path, address) => {
    const url = new URL(`/api/${call}`, apiUrl);
    url.searchParams.set('path', path);
    const answer = await fetch(url, {
      redirect: 'error',
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (answer.ok) return schema.validateSync(await answer.json(), { stripUnknown: true });
    await answer.body?.cancel();
    // An older API lacks the endpoint; a visitor over the rate limit gets the route's own head.
    if (answer.status < 500) return undefined;
    throw new Error(`${call}: ${answer.status}`);
  };
}
