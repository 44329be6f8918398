import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds `host/` and the remotes, found from the running file upwards. */
export function findProject(from: string): string {
  for (let dir = from; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-workspace.yaml'))) return dir;
  }
  throw new Error('The edge does not lie inside the project. Set SOPAAN_UNITS.');
}

/** Where each unit's releases stand. */
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
