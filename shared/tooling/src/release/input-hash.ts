import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'var', 'coverage', 'testing']);
const TEST = /\.(test|spec)\.tsx?$/;

/**
 * A hash of all inputs of a build except tests: the same hash means the same build.
 * `inputs` are files or folders; the hash does not depend on the location of the project.
 */
export function inputHash(root: string, inputs: readonly string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const input of inputs) {
    for (const file of filesBelow(join(root, input))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

function filesBelow(path: string): string[] {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter((entry) => !IGNORED.has(entry.name) && !TEST.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(child);
      return entry.isFile() ? [child] : [];
    });
}
