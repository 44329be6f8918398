import type { Release } from '@sopaan/contract/release';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { FileContent } from '../files/file-reader';
import type { EdgeState } from '../sets/edge-state';
import type { ReleaseSet } from '../sets/release-set';

/** `unavailable`: the bytes on this machine are not those of the release, and cannot be replaced now. */
export type FoundFile = FileContent | 'unavailable' | undefined;

/** A source of sets and releases. They are addressed by name, never by path or URL. */
export interface ReleaseSource {
  /** The state that is shown; undefined until there is one. */
  state: () => Promise<EdgeState | undefined> | EdgeState | undefined;
  /** The manifest of a release that this source knows, ready to be served. */
  release: (unit: string, releaseName: string) => Promise<Release | undefined>;
  /** A file whose bytes have the hash in its release's manifest, in an encoding that `Accept-Encoding` allows. */
  file: (
    unit: string,
    releaseName: string,
    fileName: string,
    accepts: string | undefined,
  ) => Promise<FoundFile>;
  /** The set with its releases, ready to be served. */
  set: (setRef: ReleaseSetRef) => Promise<ReleaseSet | undefined>;
  /** Whether the last request to the registry succeeded; undefined without a registry. */
  isRegistryReachable: () => boolean | undefined;
  close: () => Promise<void>;
}
