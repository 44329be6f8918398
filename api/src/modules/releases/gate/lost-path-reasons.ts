import { patternsCover } from '@sopaan/contract/path-pattern';
import type { Release } from '@sopaan/contract/release';
import type { Retirement } from '@sopaan/contract/retirement';
import { pathShape } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { releaseName } from '../sets/release-name';

/** Paths in use, which people have bookmarked and shared, must still lead to a page or a redirect, or be retired. */
export function lostPathReasons(
  candidate: readonly Release[],
  present: readonly Release[],
  retirements: readonly Retirement[],
): Reason[] {
  const retiredPatterns = retirements.map(({ pattern }) => pattern);
  const servedShapes = new Set(
    candidate.flatMap(({ routes }) => routes.map(({ path }) => pathShape(path))),
  );
  return present.flatMap((before) => {
    const after = candidate.find(({ unit }) => unit === before.unit);
    const lostRoutes = before.routes.filter(
      ({ path }) => !servedShapes.has(pathShape(path)) && !patternsCover(retiredPatterns, path),
    );
    return lostRoutes.map(({ path }) => ({
      rule: 'paths',
      about: after ? [releaseName(before), releaseName(after)] : [releaseName(before)],
      message: after
        ? `${path} is served by ${releaseName(before)}, but not by ${releaseName(after)}. Keep the route, redirect it, or retire the path first: npm run release -- retire '${path}' --gone`
        : `${path} is served by ${releaseName(before)}, and the set has no release of ${before.unit}. Add one, or retire the unit: npm run release -- retire --unit ${before.unit} --gone`,
    }));
  });
}
