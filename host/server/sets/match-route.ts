import { matchRoute as matchRouteOf, type RouteMatch } from '@sopaan/contract/match-route';
import { isRedirect } from '@sopaan/contract/routes';
import type { Release } from '@sopaan/contract/release';
import type { ReleaseSet } from './release-set';

export type Match = RouteMatch<Release>;

/** Finds the route of a path in a set. */
export function matchRoute(set: ReleaseSet, pathname: string): Match | undefined {
  return matchRouteOf([set.host, ...set.remotes], pathname);
}

/** The screen of a page; redirects have none. */
export function screenOf(match: Match | undefined): string | undefined {
  return match && !isRedirect(match.route) ? match.route.screen : undefined;
}
