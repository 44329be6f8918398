import { isRedirect, type Route } from '@sopaan/contract/routes';
import type { Release } from '@sopaan/contract/release';
import type { ReleaseSet } from './release-set';

export interface Match {
  owner: Release;
  route: Route;
  /** The path in the route table's spelling. */
  canonical: string;
}

/** The route that answers a path: letters match in any case, fixed parts win over parameters. */
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

/** Undefined without a match; the more fixed parts, the earlier they stand, the higher. */
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

/** The page screens need files for; redirects need none. */
export function screenOf(match: Match | undefined): string | undefined {
  return match && !isRedirect(match.route) ? match.route.screen : undefined;
}
