import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { object, string } from 'yup';

const pointerSchema = object({
  release: string()
    .matches(/^\w[\w.-]*$/)
    .required(),
});

/** The built releases of units, by their folders. */
export interface FolderReleases {
  /** The unit's current release; undefined if none can be read. */
  currentRelease: (unit: string) => Promise<Release | undefined>;
}

interface KnownRelease {
  /** The content of `current.json`. */
  pointer: string;
  release: Release;
}

/**
 * Reads `current.json` in the folder of each unit, and the manifest that it names. A release that has been read once stays known if its
 * files disappear: the set still contains it, and its region reports the missing files.
 */
export function folderReleases(folders: ReadonlyMap<string, string>): FolderReleases {
  const knownReleases = new Map<string, KnownRelease>();
  return {
    async currentRelease(unit) {
      const folder = folders.get(unit);
      if (!folder) return undefined;
      const knownRelease = knownReleases.get(unit);
      try {
        const pointer = await readFile(join(folder, 'current.json'), 'utf8');
        if (pointer === knownRelease?.pointer) return knownRelease.release;
        const { release: name } = pointerSchema.validateSync(JSON.parse(pointer));
        const release = await readRelease(folder, name);
        knownReleases.set(unit, { pointer, release });
        return release;
      } catch {
        return knownRelease?.release;
      }
    },
  };
}

/** The manifest of a built release. */
export async function readRelease(folder: string, name: string): Promise<Release> {
  const manifest = await readFile(join(folder, name, 'release.json'), 'utf8');
  return releaseSchema.validateSync(JSON.parse(manifest));
}
