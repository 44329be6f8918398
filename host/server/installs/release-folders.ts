/** The folders of installed releases: `<root>/<unit>/<release name>/`. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseField, unitField, type ReleaseRef } from '@sopaan/schemas/releases/name';

/** The folder of incomplete installs and removals. No unit can have this name. */
export const PARTIAL_FOLDER = '.part';

/** The path of a new folder for the files of a release that is being installed or removed. */
export function partialFolder(root: string, { unit, release }: ReleaseRef): string {
  return join(root, PARTIAL_FOLDER, `${unit}-${release}-${randomBytes(6).toString('hex')}`);
}

export async function listInstalled(root: string): Promise<ReleaseRef[]> {
  const units = (await listFolders(root)).filter((unit) => unitField.isValidSync(unit));
  const releases = await Promise.all(
    units.map(async (unit) =>
      (await listFolders(join(root, unit))).map((release) => ({ unit, release })),
    ),
  );
  return releases.flat().filter(({ release }) => releaseField.isValidSync(release));
}

async function listFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Renames the folder first, so that a release of which a part is removed is never served. */
export async function removeInstalled(root: string, ref: ReleaseRef): Promise<void> {
  const partial = partialFolder(root, ref);
  await mkdir(join(root, PARTIAL_FOLDER), { recursive: true });
  try {
    await rename(join(root, ref.unit, ref.release), partial);
  } catch {
    // Another edge with the same folder was faster.
    return;
  }
  await rm(partial, { recursive: true, force: true });
}
