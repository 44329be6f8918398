import { unsubscribeTokens } from '../src/mail/unsubscribe/unsubscribe-tokens';

/** Valid URLs of the routes of links that unsubscribe: of an account that exists no longer. */
export function unsubscribeUrls(tokenSecret: string): ReadonlyMap<string, string[]> {
  const token = unsubscribeTokens(tokenSecret).tokenOf({ kind: 'deadlines', id: 'deleted' });
  const url = `/api/unsubscribe/${token}`;
  return new Map([
    ['GET /api/unsubscribe/{token}/topic', [`${url}/topic`]],
    ['GET /api/unsubscribe/{token}', [url]],
    ['POST /api/unsubscribe/{token}', [url]],
  ]);
}
