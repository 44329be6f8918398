import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds `host/` and the remotes, found from the running file upwards. */
export function findProject(from: string): string {
  for (let dir = from; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-workspace.yaml'))) return dir;
  }
  throw new Error('The edge does not lie inside the project');
}

/** The folders of the units: the host, and every `remote-*`. */
export function unitDirs(project: string): Array<{ unit: string; dir: string }> {
  const remotes = readdirSync(project)
    .filter((name) => name.startsWith('remote-'))
    .sort()
    .map((name) => ({ unit: name.slice('remote-'.length), dir: join(project, name) }));
  return [{ unit: 'host', dir: join(project, 'host') }, ...remotes];
}
