import { createHash } from 'node:crypto';
import type { Release } from '@sopaan/contract/release';
import { pathShape } from '@sopaan/contract/routes';
import type { ReleaseSource } from './release-source';

/** One release of each unit, named by the hash of its parts. */
export interface ReleaseSet {
  id: string;
  host: Release;
  remotes: Release[];
}

/** Composes the set from the current releases. Undefined as long as there is no host. */
export async function composeSet(
  source: ReleaseSource,
  remoteNames: readonly string[],
): Promise<ReleaseSet | undefined> {
  const host = await source.current('host');
  if (!host) return undefined;
  const found = await Promise.all(remoteNames.map((name) => source.current(name)));
  const remotes = withoutClashes(
    host,
    found.filter((release) => release !== undefined),
  );
  const id = createHash('sha256')
    .update([host, ...remotes].map(({ unit, release }) => `${unit}@${release}`).join('\n'))
    .digest('hex')
    .slice(0, 12);
  return { id, host, remotes };
}

/** A path has one owner: the first unit that claims it. The registry refuses such a set before it gets here. */
function withoutClashes(host: Release, remotes: Release[]): Release[] {
  const taken = new Set(host.routes.map((route) => pathShape(route.path)));
  return remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.filter(({ path }) => {
      const shape = pathShape(path);
      if (taken.has(shape)) return false;
      taken.add(shape);
      return true;
    }),
  }));
}
