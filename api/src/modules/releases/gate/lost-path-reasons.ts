import type { Release } from '@sopaan/contract/release';
import { pathShape } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/error';
import { nameOf } from '../sets/release-name';

/** Paths in use, which people have bookmarked and shared, must still lead to a page or a redirect. */
export function lostPathReasons(
  candidate: readonly Release[],
  present: readonly Release[],
): Reason[] {
  const answered = new Set(
    candidate.flatMap(({ routes }) => routes.map(({ path }) => pathShape(path))),
  );
  return present.flatMap((before) => {
    const after = candidate.find(({ unit }) => unit === before.unit);
    const lost = before.routes.filter(({ path }) => !answered.has(pathShape(path)));
    return lost.map(({ path }) => ({
      rule: 'paths',
      about: after ? [nameOf(before), nameOf(after)] : [nameOf(before)],
      message: after
        ? `${path} is answered by ${nameOf(before)}, but not by ${nameOf(after)}. Keep the route, or let it lead on with a redirect.`
        : `${path} is answered by ${nameOf(before)}, and the set has no release of ${before.unit}. Add one.`,
    }));
  });
}
