import { createHash } from 'node:crypto';
import type { Release } from '@sopaan/contract/release';
import { pathShape } from '@sopaan/contract/routes';

/** One release of each unit, identified by the hash of its releases. */
export interface ReleaseSet {
  id: string;
  host: Release;
  remotes: Release[];
}

/** Composes a set. Undefined if there is no host among the releases. */
export function composeSet(releases: readonly Release[]): ReleaseSet | undefined {
  const host = releases.find(({ unit }) => unit === 'host');
  if (!host) return undefined;
  const remoteReleases = releases.filter(({ unit }) => unit !== 'host');
  const remotes = withoutConflicts(
    host,
    remoteReleases.sort((a, b) => (a.unit < b.unit ? -1 : 1)),
  );
  const id = createHash('sha256')
    .update([host, ...remotes].map(({ unit, release }) => `${unit}@${release}`).join('\n'))
    .digest('hex')
    .slice(0, 12);
  return { id, host, remotes };
}

/** Composes a new set only when a release has changed, so that what is cached for a set stays valid. */
export function createSetComposer(): typeof composeSet {
  let last: { releases: readonly Release[]; set: ReleaseSet | undefined } | undefined;
  return (releases) => {
    if (!last || !hasSameReleases(last.releases, releases))
      last = { releases, set: composeSet(releases) };
    return last.set;
  };
}

function hasSameReleases(first: readonly Release[], second: readonly Release[]): boolean {
  return first.length === second.length && first.every((one, index) => one === second[index]);
}

/** A path belongs to the first unit that claims it. The registry rejects sets with conflicts before they get here. */
function withoutConflicts(host: Release, remotes: Release[]): Release[] {
  const takenShapes = new Set(host.routes.map((route) => pathShape(route.path)));
  return remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.filter(({ path }) => {
      const shape = pathShape(path);
      if (takenShapes.has(shape)) return false;
      takenShapes.add(shape);
      return true;
    }),
  }));
}
