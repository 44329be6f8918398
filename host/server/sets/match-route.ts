import { isRedirect, type Route } from '@sopaan/contract/routes';
import type { Release } from '@sopaan/contract/release';
import type { ReleaseSet } from './release-set';

export interface Match {
  owner: Release;
  route: Route;
  /** The path in the spelling of the route table. */
  canonical: string;
}

/** Finds the route of a path: static segments match in any letter case and take precedence over parameters. */
export function matchRoute(set: ReleaseSet, pathname: string): Match | undefined {
  const given = split(pathname);
  let best: (Match & { rank: number }) | undefined;
  for (const owner of [set.host, ...set.remotes]) {
    for (const route of owner.routes) {
      const pattern = split(route.path);
      const rank = rankOf(pattern, given);
      if (rank === undefined || (best && best.rank >= rank)) continue;
      const canonical = `/${pattern.map((part, i) => (part.startsWith(':') ? given[i] : part)).join('/')}`;
      best = { owner, route, canonical, rank };
    }
  }
  return best;
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Undefined without a match; the more static segments, and the earlier they are, the higher. */
function rankOf(pattern: string[], given: string[]): number | undefined {
  if (pattern.length !== given.length) return undefined;
  let rank = 1;
  for (const [index, part] of pattern.entries()) {
    const fixed = !part.startsWith(':');
    if (fixed && part.toLowerCase() !== given[index]?.toLowerCase()) return undefined;
    rank = rank * 2 + (fixed ? 1 : 0);
  }
  return rank;
}

/** The screen of a page; redirects have none. */
export function screenOf(match: Match | undefined): string | undefined {
  return match && !isRedirect(match.route) ? match.route.screen : undefined;
}
