import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { object, string } from 'yup';

const pointerSchema = object({
  release: string()
    .matches(/^\w[\w.-]*$/)
    .required(),
});

/** Where the current release of a unit comes from. Now the built folders; the registry takes this place. */
export interface ReleaseSource {
  /** The unit's current release, or undefined when there is none that can be read. */
  current: (unit: string) => Promise<Release | undefined>;
}

interface Known {
  pointer: string;
  release: Release;
}

/**
 * Reads `dist/<folder>/current.json` of each unit. A release that was read once stays known when its files vanish
 * afterwards: the set goes on naming it, and the region that misses its files says so.
 */
export function folderSource(folders: ReadonlyMap<string, string>): ReleaseSource {
  const known = new Map<string, Known>();
  return {
    async current(unit) {
      const folder = folders.get(unit);
      if (!folder) return undefined;
      const last = known.get(unit);
      try {
        const pointer = await readFile(join(folder, 'current.json'), 'utf8');
        if (pointer === last?.pointer) return last.release;
        const { release: name } = pointerSchema.validateSync(JSON.parse(pointer));
        const manifest = await readFile(join(folder, name, 'release.json'), 'utf8');
        const release = releaseSchema.validateSync(JSON.parse(manifest));
        known.set(unit, { pointer, release });
        return release;
      } catch {
        return last?.release;
      }
    },
  };
}
