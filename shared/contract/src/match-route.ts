import type { Route } from './routes';

/** The route of a path, and the release that it belongs to. */
export interface RouteMatch<Owner> {
  owner: Owner;
  route: Route;
  /** The path in the spelling of the route table. */
  canonical: string;
}

/** Finds the route of a path: static segments match in any letter case and take precedence over parameters. On a tie, the first wins. */
export function matchRoute<Owner extends { routes: readonly Route[] }>(
  owners: readonly Owner[],
  path: string,
): RouteMatch<Owner> | undefined {
  const segments = split(path);
  let best: (RouteMatch<Owner> & { rank: number }) | undefined;
  for (const owner of owners) {
    for (const route of owner.routes) {
      const pattern = split(route.path);
      const rank = matchRank(pattern, segments);
      if (rank === undefined || (best && best.rank >= rank)) continue;
      const canonical = `/${pattern.map((part, i) => (part.startsWith(':') ? segments[i] : part)).join('/')}`;
      best = { owner, route, canonical, rank };
    }
  }
  return best;
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Static segments rank above parameters, and earlier segments count more. Undefined if the path does not match. */
function matchRank(pattern: string[], segments: string[]): number | undefined {
  if (pattern.length !== segments.length) return undefined;
  let rank = 1;
  for (const [index, part] of pattern.entries()) {
    const isFixed = !part.startsWith(':');
    if (isFixed && part.toLowerCase() !== segments[index]?.toLowerCase()) return undefined;
    rank = rank * 2 + (isFixed ? 1 : 0);
  }
  return rank;
}
