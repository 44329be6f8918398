import { patternsOverlap } from '@sopaan/contract/path-pattern';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import { releaseName } from '../sets/release-name';

/**
 * No path may match patterns of two units. Pairs of releases that visitors already see together stay allowed: they were
 * promoted when only equal patterns were rejected.
 */
export function pathOwnerReasons(
  candidate: readonly Release[],
  present: readonly Release[],
): Reason[] {
  const presentNames = new Set(present.map(releaseName));
  return candidate.flatMap((first, index) =>
    candidate
      .slice(index + 1)
      .filter((second) => second.unit !== first.unit)
      .filter(
        (second) => !presentNames.has(releaseName(first)) || !presentNames.has(releaseName(second)),
      )
      .flatMap((second) => conflicts(first, second)),
  );
}

function conflicts(first: Release, second: Release): Reason[] {
  return second.routes.flatMap(({ path }) => {
    const otherRoute = first.routes.find((route) => patternsOverlap(route.path, path));
    if (!otherRoute) return [];
    const claim =
      otherRoute.path.toLowerCase() === path.toLowerCase()
        ? `${path} is claimed by ${releaseName(first)} and by ${releaseName(second)}.`
        : `${path} of ${releaseName(second)} and ${otherRoute.path}, which is claimed by ${releaseName(first)}, match the same paths.`;
    return {
      rule: 'paths',
      about: [releaseName(first), releaseName(second)],
      message: `${claim} Remove it from one of them and publish that again.`,
    };
  });
}
