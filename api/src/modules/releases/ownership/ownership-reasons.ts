import {
  PATH_PATTERN,
  patternsCover,
  patternsOverlap,
  targetPath,
} from '@sopaan/contract/path-pattern';
import type { Release } from '@sopaan/contract/release';
import { findReservedPath, HOST_PATHS } from '@sopaan/contract/reserved-paths';
import { isRedirect } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import type { PathGrant } from '@sopaan/schemas/releases/path-grant';
import { releaseName } from '../sets/release-name';
import type { PathClaim } from './path-grants.repository';

type RoutedRelease = Pick<Release, 'unit' | 'release' | 'routes'>;

/** A path that a release uses, and the field of its manifest that names it. */
interface UsedPath extends PathClaim {
  field: string;
}

/** The reasons why a release must not use its paths: all must lie within what its unit owns. */
export function ownershipReasons(release: RoutedRelease, grants: readonly PathGrant[]): Reason[] {
  return usedPaths(release).flatMap((used) => {
    const reason = reservedReason(release, used) ?? ownerReason(release, used, grants);
    return reason ? [reason] : [];
  });
}

/** The paths of a release that its unit does not own. */
export function unownedPaths(release: RoutedRelease, grants: readonly PathGrant[]): PathClaim[] {
  const unowned = usedPaths(release).filter(
    (used) => PATH_PATTERN.test(used.pattern) && !isOwned(used, grants),
  );
  return unowned.map(({ unit, pattern, use }) => ({ unit, pattern, use }));
}

function usedPaths({ unit, routes }: RoutedRelease): UsedPath[] {
  return routes.flatMap((route, index): UsedPath[] => {
    const field = `routes[${index}]`;
    const served: UsedPath = { unit, pattern: route.path, use: 'serve', field: `${field}.path` };
    if (!isRedirect(route)) return [served];
    const { guest, member } = route.redirect;
    // If guests and members have the same target, it is named once, as that of guests.
    const targets = [
      ...new Map([
        [member, 'member'],
        [guest, 'guest'],
      ]),
    ];
    return [
      served,
      ...targets.map(([target, name]): UsedPath => {
        // Nobody owns a target that is not a plain path.
        const pattern = targetPath(target) ?? target;
        return { unit, pattern, use: 'target', field: `${field}.redirect.${name}` };
      }),
    ];
  });
}

function isOwned({ unit, pattern, use }: PathClaim, grants: readonly PathGrant[]): boolean {
  if (use === 'target' && targetPath(pattern) === undefined) return false;
  const ownGrants = grants.filter(
    (grant) => grant.unit === unit && (grant.use === 'serve' || grant.use === use),
  );
  const ownedPatterns = ownGrants.map((grant) => grant.pattern);
  return patternsCover(
    unit === 'host' ? [...HOST_PATHS, ...ownedPatterns] : ownedPatterns,
    pattern,
  );
}

function reservedReason(
  release: RoutedRelease,
  { unit, pattern, use, field }: UsedPath,
): Reason | undefined {
  // A target is checked as if the host served it: a redirect to its login page is allowed, one to the API, which the edge serves, is not.
  const reserved = findReservedPath(use === 'target' ? 'host' : unit, pattern);
  if (!reserved) return undefined;
  return {
    rule: 'reserved',
    about: [releaseName(release), field, pattern, reserved.servedBy],
    message:
      `${field}: ${pattern} overlaps ${reserved.pattern}, which only the ${reserved.servedBy} serves and which cannot be granted.` +
      ` Use another path, for example /${unit}/${pattern.split('/').at(-1) || 'start'}.`,
  };
}

function ownerReason(
  release: RoutedRelease,
  usedPath: UsedPath,
  grants: readonly PathGrant[],
): Reason | undefined {
  if (isOwned(usedPath, grants)) return undefined;
  const { unit, pattern, use, field } = usedPath;
  const owners = grants.filter(
    (grant) =>
      grant.use === 'serve' && grant.unit !== unit && patternsOverlap(grant.pattern, pattern),
  );
  const flag = use === 'target' ? ' --target' : '';
  const command = `npm run release -- paths grant ${unit} '${pattern}'${flag}`;
  const owner =
    owners.length > 0
      ? `It belongs to ${owners.map((grant) => `${grant.unit} (${grant.pattern})`).join(', ')}.`
      : 'Nobody owns it.';
  const advice =
    use === 'serve' && owners.length > 0
      ? `Ask the team of ${owners.map((grant) => grant.unit).join(', ')} to give it up, then an operator of the site for: ${command}`
      : `Ask an operator of the site for it: ${command}`;
  return {
    rule: 'owner',
    about: [releaseName(release), field, pattern, ...new Set(owners.map((grant) => grant.unit))],
    message:
      use === 'target'
        ? `${field}: ${unit} may not redirect to ${pattern}. ${owner} ${advice}`
        : `${field}: ${pattern} is not a path of ${unit}. ${owner} ${advice}`,
  };
}
