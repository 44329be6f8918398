import { getPageHeadEndpoint, type PageHead } from '@sopaan/schemas/page-head';

/** Asks for the head of the page at a path, on behalf of a visitor's address. Undefined: the API has nothing to say. */
export type AskHead = (path: string, address: string) => Promise<PageHead | undefined>;

/** Longer than a page waits: an answer that comes late is kept for the next one. */
const DEADLINE = 3000;

/** Throws when the API is away, and when it is not well. */
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
    // An older API does not know the question; a visitor who asks too much gets the route's own head.
    if (answer.status < 500) return undefined;
    throw new Error(`${call}: ${answer.status}`);
  };
}
