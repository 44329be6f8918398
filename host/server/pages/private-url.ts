import { isRedirect } from '@sopaan/contract/routes';
import type { Match } from '../sets/match-route';

/** Has the token of a link that a member gave to somebody. */
const PACK = '/pack/:token';

/** Whether the URL may hold the token of a link. Such a URL must not leak: no referrer, no indexing, no copy in the page. */
export function isPrivateUrl(match: Match | undefined): boolean {
  if (!match || isRedirect(match.route)) return false;
  const { layout, path } = match.route;
  return path === PACK || (layout === 'auth' && path.includes(':'));
}
