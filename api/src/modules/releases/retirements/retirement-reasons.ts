import { patternsOverlap } from '@sopaan/contract/path-pattern';
import type { Release } from '@sopaan/contract/release';
import { findReservedPath } from '@sopaan/contract/reserved-paths';
import { pathShape } from '@sopaan/contract/routes';
import type { Retirement } from '@sopaan/contract/retirement';
import type { Reason } from '@sopaan/schemas/api/error';
import type { PathGrant } from '@sopaan/schemas/releases/path-grant';
import { MAX_RETIREMENTS } from '@sopaan/schemas/releases/retirement';
import { isGranted } from './path-owner';
import { findHops, findLoop } from './retirement-loop';

/** What visitors of an environment see once paths are retired. */
export interface RetirementContext {
  /** The unit of the token; null if the token is for all units. */
  unit: string | null;
  grants: readonly PathGrant[];
  /** All retirements of the environment, with the new ones. */
  retirements: readonly Retirement[];
  /** The releases of the current set and of a running canary. */
  releases: readonly Release[];
}

/** The retirements of an environment after some have been added. */
export function mergeRetirements<One extends Retirement>(
  present: readonly One[],
  added: readonly One[],
): One[] {
  const shapes = new Set(added.map(({ pattern }) => pathShape(pattern)));
  return [...present.filter(({ pattern }) => !shapes.has(pathShape(pattern))), ...added];
}

/** The reasons why paths cannot be retired like this. */
export function retirementReasons(
  newRetirements: readonly Retirement[],
  context: RetirementContext,
): Reason[] {
  const targets = new Set(newRetirements.flatMap(({ to }) => to ?? []));
  return [
    ...limitReasons(context),
    ...newRetirements.flatMap(({ pattern }) => reservedReasons(pattern)),
    ...[...targets].flatMap((to) => targetReasons(to, context)),
    ...newRetirements.flatMap((retirement) => loopReasons(retirement, context)),
  ];
}

function limitReasons({ retirements }: RetirementContext): Reason[] {
  if (retirements.length <= MAX_RETIREMENTS) return [];
  const message =
    `An environment has at most ${MAX_RETIREMENTS} retired paths, because every page carries them; these would be ${retirements.length}.` +
    ' Retire a pattern such as /old/* in place of single paths.';
  return [{ rule: 'limit', about: [], message }];
}

function reservedReasons(pattern: string): Reason[] {
  // Without a unit, because the paths of the host cannot be retired by anybody.
  const reserved = findReservedPath('', pattern);
  if (!reserved) return [];
  const message = `${pattern} overlaps ${reserved.pattern}, which the ${reserved.servedBy} always serves. Retire a narrower path.`;
  return [{ rule: 'reserved', about: [pattern, reserved.pattern], message }];
}

/** A target must be allowed for the unit, and lead to something. */
function targetReasons(to: string, context: RetirementContext): Reason[] {
  const { unit, grants, releases, retirements } = context;
  // A target is checked as if the host served it: a redirect to its login page is allowed, one to the API, which the edge serves, is not.
  const reserved = findReservedPath('host', to);
  if (reserved) {
    const message = `${to} overlaps ${reserved.pattern}, which only the ${reserved.servedBy} serves. Choose a page as the target.`;
    return [{ rule: 'reserved', about: [to, reserved.pattern], message }];
  }
  if (unit !== null && !isGranted(unit, to, { grants, uses: ['serve', 'target'] })) {
    const message =
      `${unit} may not redirect to ${to}. Choose one of its own paths, or ask an operator of the site for:` +
      ` npm run release -- paths grant ${unit} '${to}' --target`;
    return [{ rule: 'owner', about: [unit, to], message }];
  }
  const servedPatterns = releases.flatMap(({ routes }) => routes.map(({ path }) => path));
  const redirectedPatterns = retirements.flatMap(({ pattern, to: next }) =>
    next === null ? [] : pattern,
  );
  if ([...servedPatterns, ...redirectedPatterns].some((pattern) => patternsOverlap(pattern, to)))
    return [];
  const message = `${to} leads to no page of the environment. Promote a release with that page first, or choose another target.`;
  return [{ rule: 'target', about: [to], message }];
}

function loopReasons({ pattern, to }: Retirement, context: RetirementContext): Reason[] {
  if (to === null) return [];
  const loop = findLoop({ from: pattern, to }, findHops(context.retirements, context.releases));
  if (!loop) return [];
  const message = `${pattern} would lead back to itself: ${loop.join(' → ')}. Choose a target outside of this loop.`;
  return [{ rule: 'redirects', about: [pattern, to], message }];
}
