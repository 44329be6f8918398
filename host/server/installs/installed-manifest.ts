import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@sopaan/contract/release';
import { MANIFEST_FILE, MANIFEST_HASH_FILE, parseManifest } from './release-manifest';

export async function writeManifest(folder: string, manifest: Release): Promise<void> {
  const text = JSON.stringify(manifest);
  await writeFile(join(folder, MANIFEST_FILE), text);
  await writeFile(join(folder, MANIFEST_HASH_FILE), hashText(text));
}

/** The manifest of an installed release; undefined if it is missing or invalid, `hash-mismatch` if its stored hash is another one. */
export async function readManifest(
  root: string,
  unit: string,
  releaseName: string,
): Promise<Release | 'hash-mismatch' | undefined> {
  const folder = join(root, unit, releaseName);
  try {
    const text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
    // Releases that were installed by an older edge have no hash.
    const hash = await readFile(join(folder, MANIFEST_HASH_FILE), 'utf8').catch(() => undefined);
    if (hash !== undefined && hash !== hashText(text)) return 'hash-mismatch';
    const manifest = parseManifest(JSON.parse(text));
    return manifest.unit === unit && manifest.release === releaseName ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function hashText(text: string): string {
  return createHash('sha384').update(text).digest('base64');
}
