import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'var',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Every file of the project that people write, relative to the root, with slashes. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      return IGNORED_FOLDERS.has(entry.name) || entry.name === '.git' ? [] : projectFiles(root, path);
    }
    return entry.isFile() ? [path] : [];
  });
}
