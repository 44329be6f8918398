import { join } from 'node:path';
import { ExpiringCache } from '../caches/expiring-cache';
import type { FileReader } from '../files/file-reader';
import type { FoundFile } from '../releases/release-source';
import type { InstalledReleases } from './installed-releases';
import {
  fileKey,
  type InstalledFileProblems,
  type InstalledFileRef,
} from './installed-file-problems';

/** The files of installed releases. */
export interface InstalledFiles {
  /** A file, in an encoding that `Accept-Encoding` allows. One that is missing or has changed is installed again. */
  get: (file: InstalledFileRef, accepts: string | undefined) => Promise<FoundFile>;
  /**
   * Compares a file that is in memory with the one on disk, for reports of pages that could not use it: at most once a minute. Other
   * files are compared when they are requested.
   */
  recheck: (file: InstalledFileRef) => Promise<void>;
}

const RECHECK_INTERVAL_MS = 60_000;
const MAX_RECHECKED = 10_000;
/** Values of `Accept-Encoding` that select each variant in turn. */
const ACCEPT_EACH_VARIANT = ['br', 'gzip', ''];

export function installedFiles(
  root: string,
  releases: InstalledReleases,
  reader: FileReader,
  problems: InstalledFileProblems,
): InstalledFiles {
  const rechecked = new ExpiringCache<true>({
    maxSize: MAX_RECHECKED,
    ttlMs: RECHECK_INTERVAL_MS,
  });
  const folderOf = ({ unit, release }: InstalledFileRef) => join(root, unit, release);

  async function read(ref: InstalledFileRef, accepts: string | undefined, fromDisk: boolean) {
    const manifest = await releases.get(ref.unit, ref.release).catch(() => undefined);
    const file = manifest?.files.find(({ name }) => name === ref.name);
    return file && reader.read({ folder: folderOf(ref), file, accepts, fromDisk });
  }

  async function get(
    ref: InstalledFileRef,
    accepts: string | undefined,
    fromDisk = false,
  ): Promise<FoundFile> {
    const before = await read(ref, accepts, fromDisk);
    if (!before) return undefined;
    if (before.found && !before.isChanged) return before.found;
    problems.report(before.isChanged ? 'changed' : 'missing', ref);
    await releases.reinstall(ref.unit, ref.release);
    const after = await read(ref, accepts, fromDisk);
    if (after?.found && !after.isChanged) problems.clear(ref);
    return after?.found ?? (after?.isChanged ? 'unavailable' : undefined);
  }

  return {
    get: (ref, accepts) => get(ref, accepts),
    async recheck(ref) {
      if (rechecked.get(fileKey(ref)) || !reader.isCached(folderOf(ref), ref.name)) return;
      rechecked.set(fileKey(ref), true);
      for (const accepts of ACCEPT_EACH_VARIANT) await get(ref, accepts, true);
    },
  };
}
