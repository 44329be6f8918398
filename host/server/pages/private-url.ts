import { isRedirect } from '@sopaan/contract/routes';
import type { Match } from '../sets/match-route';

/** Pages whose path contains the token of a link that a member has shared or that was mailed. */
const PATHS_WITH_TOKEN: readonly string[] = [
  '/pack/:token',
  '/unsubscribe/:token',
  '/parental-consent/:token',
  '/newsletter/confirm/:token',
  '/newsletter/preferences/:token',
];

/** Whether the URL may hold the token of a link. Such a URL must not leak: no referrer, no indexing, no copy in the page. */
export function isPrivateUrl(match: Match | undefined): boolean {
  if (!match || isRedirect(match.route)) return false;
  const { layout, path } = match.route;
  return PATHS_WITH_TOKEN.includes(path) || (layout === 'auth' && path.includes(':'));
}
