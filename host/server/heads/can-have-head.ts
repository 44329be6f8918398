import { UNDER_DEVELOPMENT, isRedirect, type Layout } from '@sopaan/contract/routes';
import type { Match } from '../sets/match-route';
import type { Visit } from '../visitors/visit';

const LAYOUTS: readonly Layout[] = ['site', 'page', 'explore'];

/** Whether the API may have a head for the page: it is public, implemented and not a preview. */
export function canHaveHead(match: Match | undefined, { preview }: Visit): boolean {
  if (!match || preview || isRedirect(match.route)) return false;
  const { screen, access, layout } = match.route;
  return screen !== UNDER_DEVELOPMENT && access === 'public' && LAYOUTS.includes(layout);
}
