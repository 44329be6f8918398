import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT =
  process.env['SOPAAN_ROOT'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface Unit {
  name: string;
  dir: string;
}

/** Finds the host and the remotes by their configuration files. A checkout may lack any of them. */
export function units(root = ROOT): Unit[] {
  const remotes = readdirSync(root)
    .filter(
      (name) => name.startsWith('remote-') && existsSync(join(root, name, 'remote.config.ts')),
    )
    .sort()
    .map((folder) => ({ name: folder.slice('remote-'.length), dir: join(root, folder) }));
  const host = join(root, 'host');
  return existsSync(join(host, 'host.config.ts'))
    ? [{ name: 'host', dir: host }, ...remotes]
    : remotes;
}

export const LOCK_FILE = 'pnpm-lock.yaml';

const SHARED_PACKAGES = [
  'contract',
  'schemas',
  'events',
  'api-client',
  'session',
  'ui',
  'search',
  'item-actions',
  'release-files',
];

/** All inputs of a unit's build, relative to the root. */
export function inputsOf(unit: Unit, root = ROOT): string[] {
  const folder = unit.name === 'host' ? 'host' : `remote-${unit.name}`;
  const unitFiles =
    unit.name === 'host'
      ? ['src', 'package.json', 'host.config.ts']
      : ['src', 'package.json', 'remote.config.ts'];
  return [
    ...unitFiles.map((part) => join(folder, part)),
    ...SHARED_PACKAGES.flatMap((name) => [`shared/${name}/src`, `shared/${name}/package.json`]),
    'shared/tooling/src/webpack',
    'shared/tooling/browser',
    LOCK_FILE,
  ].filter((path) => existsSync(join(root, path)));
}
