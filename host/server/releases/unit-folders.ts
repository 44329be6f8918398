import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds `host/` and the remotes, searched upwards from a folder. */
export function findProjectRoot(from: string): string {
  for (let dir = from; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-workspace.yaml'))) return dir;
  }
  throw new Error('The edge is not inside the project. Set SOPAAN_UNITS.');
}

/** The folder with the releases of each unit. */
export function unitFolders(root: string, development: ReadonlySet<string>): Map<string, string> {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .sort();
  return new Map(
    ['host', ...remotes].map((folder) => {
      const unit = folder.replace('remote-', '');
      const kind = development.has(unit) ? 'dev-releases' : 'releases';
      return [unit, join(root, folder, 'dist', kind)];
    }),
  );
}
