import { patternsCover, targetPath } from '@sopaan/contract/path-pattern';
import type { Release } from '@sopaan/contract/release';
import { findRetirement, type Retirement } from '@sopaan/contract/retirement';
import { isRedirect, MAX_REDIRECTS } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { matchRoute } from '@sopaan/contract/match-route';
import { releaseName } from '../sets/release-name';

const AUDIENCES = ['guest', 'member'] as const;

/** Each redirect must lead to a page within `MAX_REDIRECTS` steps, over all units of the set. Chains that visitors already see stay allowed. */
export function redirectReasons(
  candidate: readonly Release[],
  present: readonly Release[],
  retirements: readonly Retirement[],
): Reason[] {
  const presentNames = new Set(present.map(releaseName));
  const retiredPatterns = retirements.map(({ pattern }) => pattern);
  const reasons = new Map<string, Reason>();
  for (const release of candidate) {
    for (const route of release.routes) {
      if (!isRedirect(route) || patternsCover(retiredPatterns, route.path)) continue;
      for (const audience of AUDIENCES) {
        const chain = followRedirects(
          { candidate, retirements, audience },
          route.redirect[audience],
        );
        const owners = [...new Set([release, ...chain.releases])].map(releaseName);
        if (!chain.isEndless || owners.every((name) => presentNames.has(name))) continue;
        // One loop is reported once, by the releases in it, and not again for each path that leads into it.
        const key = [...owners].sort().join(' ');
        if (reasons.has(key)) continue;
        const steps = [route.path, ...chain.steps].join(' → ');
        reasons.set(key, {
          rule: 'redirects',
          about: owners,
          message:
            `${route.path} of ${releaseName(release)} never leads a ${audience} to a page: ${steps}.` +
            ' Let one of these redirects lead to a page, for example to /.',
        });
      }
    }
  }
  return [...reasons.values()];
}

interface Chain {
  steps: string[];
  releases: Release[];
  isEndless: boolean;
}

interface Visit {
  candidate: readonly Release[];
  retirements: readonly Retirement[];
  audience: (typeof AUDIENCES)[number];
}

function followRedirects({ candidate, retirements, audience }: Visit, first: string): Chain {
  const chain: Chain = { steps: [first], releases: [], isEndless: false };
  let target = first;
  while (chain.steps.length <= MAX_REDIRECTS) {
    const path = targetPath(target) ?? target;
    const retirement = findRetirement(retirements, path);
    const match = retirement ? undefined : matchRoute(candidate, path);
    const next = match && isRedirect(match.route) ? match.route.redirect[audience] : retirement?.to;
    if (next === undefined || next === null) return chain;
    if (match) chain.releases.push(match.owner);
    target = next;
    if (chain.steps.includes(target)) {
      return { ...chain, steps: [...chain.steps, target], isEndless: true };
    }
    chain.steps.push(target);
  }
  return { ...chain, isEndless: true };
}
