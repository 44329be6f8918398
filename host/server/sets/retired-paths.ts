import { createHash } from 'node:crypto';
import { patternsCover } from '@sopaan/contract/path-pattern';
import type { Retirement } from '@sopaan/contract/retirement';
import type { ReleaseSet } from './release-set';

/** The retired paths of an environment. */
export interface RetiredPaths {
  /** The most specific first. */
  list: readonly Retirement[];
  /** The hash of the list; empty if nothing is retired. */
  id: string;
}

export function retiredPaths(list: readonly Retirement[]): RetiredPaths {
  const id = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  return { list, id: list.length > 0 ? id : '' };
}

/** The set without the routes that are retired as a whole, so that hosts that do not know retirements do not show them either. */
export function withoutRetired(set: ReleaseSet, { list }: RetiredPaths): ReleaseSet {
  if (list.length === 0) return set;
  const retired = list.map(({ pattern }) => pattern);
  const remotes = set.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.filter(({ path }) => !patternsCover(retired, path)),
  }));
  return { ...set, remotes };
}
