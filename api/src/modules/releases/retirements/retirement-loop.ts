import { patternsCover, patternsOverlap } from '@sopaan/contract/path-pattern';
import type { Release } from '@sopaan/contract/release';
import { isRedirect } from '@sopaan/contract/routes';
import type { Retirement } from '@sopaan/contract/retirement';

/** Visitors of a path that matches `from` are sent to one that matches `to`. */
interface Hop {
  from: string;
  to: string;
}

/** All redirects of an environment: those of its retired paths, and those of its releases that are not retired. */
export function findHops(retirements: readonly Retirement[], releases: readonly Release[]): Hop[] {
  const retiredPatterns = retirements.map(({ pattern }) => pattern);
  const declaredRedirects = releases
    .flatMap(({ routes }) => routes)
    .filter((route) => !patternsCover(retiredPatterns, route.path))
    .flatMap((route) => (isRedirect(route) ? [route] : []));
  return [
    ...retirements.flatMap(({ pattern, to }) => (to === null ? [] : [{ from: pattern, to }])),
    ...declaredRedirects.flatMap(({ path, redirect }) =>
      [...new Set(Object.values(redirect))].map((target) => ({
        from: path,
        to: target.replace(/[?#].*$/s, ''),
      })),
    ),
  ];
}

/** The steps by which a retired path can lead back to itself; undefined if it cannot. */
export function findLoop({ from, to }: Hop, hops: readonly Hop[]): string[] | undefined {
  const seenHops = new Set<Hop>();
  const follow = (target: string, steps: readonly string[]): string[] | undefined => {
    if (patternsOverlap(target, from)) return [...steps, target];
    for (const hop of hops) {
      if (seenHops.has(hop) || !patternsOverlap(target, hop.from)) continue;
      seenHops.add(hop);
      const loop = follow(hop.to, [...steps, target]);
      if (loop) return loop;
    }
    return undefined;
  };
  return follow(to, [from]);
}
