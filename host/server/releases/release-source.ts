import type { Release } from '@sopaan/contract/release';
import type { NamedSet } from '@sopaan/schemas/release-name';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';

/** A file of a release: on this machine, or as another site has sent it. */
export type ReleaseFile = { path: string } | { content: Buffer };

/** Where sets and releases come from. Names go in, never places. */
export interface ReleaseSource {
  /** Undefined as long as nothing can be shown. */
  state: () => Promise<EdgeState | undefined> | EdgeState | undefined;
  /** A release that this source knows, ready to be served. */
  release: (unit: string, release: string) => Promise<Release | undefined>;
  file: (unit: string, release: string, name: string) => Promise<ReleaseFile | undefined>;
  /** The set of those releases, ready to be served. */
  set: (named: NamedSet) => Promise<ReleaseSet | undefined>;
  /** Whether the registry has answered the last question; undefined without a registry. */
  registryAnswers: () => boolean | undefined;
  close: () => Promise<void>;
}
