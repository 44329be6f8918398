import type { Release } from '@sopaan/contract/release';
import { pathShape } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/error';
import { nameOf } from '../sets/release-name';

/** Each path belongs to one unit. */
export function pathOwnerReasons(candidate: readonly Release[]): Reason[] {
  const owners = new Map<string, Release>();
  const reasons: Reason[] = [];
  for (const release of candidate) {
    for (const { path } of release.routes) {
      const shape = pathShape(path);
      const owner = owners.get(shape);
      if (!owner) owners.set(shape, release);
      else if (owner.unit !== release.unit) {
        reasons.push({
          rule: 'paths',
          about: [nameOf(owner), nameOf(release)],
          message: `${path} is claimed by ${nameOf(owner)} and by ${nameOf(release)}. Remove it from one of them and publish that again.`,
        });
      }
    }
  }
  return reasons;
}
