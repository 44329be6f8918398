import type { Release } from '@sopaan/contract/release';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';

/** A file of a release: on this machine, or received from another site. */
type ReleaseFile = { path: string } | { content: Buffer };

/** A source of sets and releases. They are addressed by name, never by path or URL. */
export interface ReleaseSource {
  /** Undefined until something can be shown. */
  state: () => Promise<EdgeState | undefined> | EdgeState | undefined;
  /** A release that this source knows, ready to be served. */
  release: (unit: string, release: string) => Promise<Release | undefined>;
  file: (unit: string, release: string, name: string) => Promise<ReleaseFile | undefined>;
  /** The set with its releases, ready to be served. */
  set: (setRef: ReleaseSetRef) => Promise<ReleaseSet | undefined>;
  /** Whether the last request to the registry succeeded; undefined without a registry. */
  isRegistryReachable: () => boolean | undefined;
  close: () => Promise<void>;
}
