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

/** Lists the project's source files, relative to the root, with slashes; generated folders are left out. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      return IGNORED_FOLDERS.has(entry.name) || entry.name === '.git'
        ? []
        : projectFiles(root, path);
    }
    return entry.isFile() ? [path] : [];
  });
}
