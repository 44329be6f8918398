import { isRedirect } from '@sopaan/contract/routes';
import type { Match } from '../sets/match-route';

/** Whether the address may hold the token of a mail's link. It is then told to nobody: no referrer, no index, no copy in the page. */
export function isPrivateAddress(match: Match | undefined): boolean {
  if (!match || isRedirect(match.route)) return false;
  const { layout, path } = match.route;
  return layout === 'auth' && path.includes(':');
}
