import type { Release } from '@sopaan/contract/release';
import type { Route } from '@sopaan/contract/routes';

export interface MatchedRoute {
  owner: Release;
  route: Route;
}

/** The route for a path, chosen as the edge does: case-insensitive, with fixed segments before parameters. */
export function matchRoute(set: readonly Release[], path: string): MatchedRoute | undefined {
  const segments = split(path);
  let best: (MatchedRoute & { rank: number }) | undefined;
  for (const owner of set) {
    for (const route of owner.routes) {
      const rank = rankOf(split(route.path), segments);
      if (rank !== undefined && (!best || rank > best.rank)) best = { owner, route, rank };
    }
  }
  return best && { owner: best.owner, route: best.route };
}

function split(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** Ranks a pattern: more and earlier fixed segments rank higher. Undefined if the pattern does not match. */
function rankOf(pattern: string[], segments: string[]): number | undefined {
  if (pattern.length !== segments.length) return undefined;
  let rank = 1;
  for (const [index, part] of pattern.entries()) {
    const fixed = !part.startsWith(':');
    if (fixed && part !== segments[index]) return undefined;
    rank = rank * 2 + (fixed ? 1 : 0);
  }
  return rank;
}
