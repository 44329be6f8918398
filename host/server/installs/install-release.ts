import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@sopaan/contract/release';
import { concurrencyLimit } from './concurrency-limit';
import type { Registry } from '../registry/registry-client';
import { writeManifest } from './installed-manifest';
import { fetchManifest } from './release-manifest';
import { installFile } from './install-file';
import { PARTIAL_FOLDER, partialFolder } from './release-folders';

const HOUR_MS = 60 * 60 * 1000;

const limitConcurrency = concurrencyLimit(8);

/**
 * Installs a release in `<root>/<unit>/<release name>/`. Its files are written into a temporary folder, which is then renamed, so that
 * an incomplete release is never served. An existing folder is repaired file by file.
 */
export async function installRelease(
  registry: Registry,
  root: string,
  unit: string,
  releaseName: string,
): Promise<Release> {
  const manifest = await fetchManifest(registry, unit, releaseName);
  const partial = partialFolder(root, { unit, release: releaseName });
  try {
    await mkdir(partial, { recursive: true });
    // Waits for all downloads even if one fails: none may write into the folder after it has been removed.
    const outcomes = await Promise.allSettled(
      manifest.files.map((file) => limitConcurrency(() => installFile(registry, file, partial))),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    await writeManifest(partial, manifest);
    await moveIntoPlace(partial, join(root, unit, releaseName));
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return manifest;
}

async function moveIntoPlace(partial: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(partial, target);
  } catch (error) {
    // The target exists: another edge finished first, or some of its files are missing.
    if (!(await isFolder(target))) throw error;
    await repair(partial, target);
  }
}

async function repair(partial: string, target: string): Promise<void> {
  const entries = await readdir(partial, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((item) => item.isFile())) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(partial.length));
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

/** Removes the folders of interrupted installs and removals. Those of other running edges are younger. */
export async function removePartialInstalls(root: string): Promise<void> {
  const folder = join(root, PARTIAL_FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > HOUR_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
