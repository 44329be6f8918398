import { UNDER_DEVELOPMENT, isRedirect, type Layout } from '@sopaan/contract/routes';
import { isPrivateUrl } from '../pages/private-url';
import type { Match } from '../sets/match-route';
import type { Visit } from '../visitors/visit';

/** The layouts of the pages for which the API has heads. `focus` is that of challenges and quizzes. */
const LAYOUTS: readonly Layout[] = ['site', 'page', 'explore', 'focus'];

/** Whether the API may have a head for the page: it is public, implemented, not a preview and has no token in its URL. */
export function canHaveHead(match: Match | undefined, { preview }: Visit): boolean {
  if (!match || preview || isRedirect(match.route) || isPrivateUrl(match)) return false;
  const { screen, access, layout } = match.route;
  return screen !== UNDER_DEVELOPMENT && access === 'public' && LAYOUTS.includes(layout);
}
