import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@sopaan/contract/release';
import { gate } from '../memory/gate';
import type { Registry } from '../registry/registry-client';
import { describeRelease, MANIFEST } from './describe-release';
import { installFile } from './install-file';

/** The folder of incomplete installs. No unit can have this name. */
const PARTS = '.part';
const HOUR = 60 * 60 * 1000;

const oneOfEight = gate(8);

/**
 * Installs a release in `<root>/<unit>/<release>/`. Its files are written into a temporary folder, which is then renamed, so that
 * an incomplete release is never served. An existing folder is repaired file by file.
 */
export async function installRelease(
  registry: Registry,
  root: string,
  unit: string,
  name: string,
): Promise<Release> {
  const release = await describeRelease(registry, unit, name);
  const part = join(root, PARTS, `${unit}-${name}-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(part, { recursive: true });
    const outcomes = await Promise.allSettled(
      release.files.map((file) => oneOfEight(() => installFile(registry, file, part))),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    await writeFile(join(part, MANIFEST), JSON.stringify(release));
    await putInPlace(part, join(root, unit, name));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return release;
}

async function putInPlace(part: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(part, target);
  } catch (error) {
    // It exists: another edge was faster, or some of its files are missing.
    if (!(await isFolder(target))) throw error;
    await mend(part, target);
  }
}

async function mend(part: string, target: string): Promise<void> {
  const entries = await readdir(part, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(part.length));
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

/** Removes the folders of interrupted installs. Those of other running edges are younger. */
export async function clearParts(root: string): Promise<void> {
  const folder = join(root, PARTS);
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > HOUR) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
