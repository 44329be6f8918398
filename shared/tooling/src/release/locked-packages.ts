import { posix } from 'node:path';
import { parse } from 'yaml';

/** Folders of the workspace, each with the dependencies to follow; all of them if undefined. */
type Roots = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The packages that pnpm's lock file (version 9) has for the dependencies of some folders, with their checksums. Development
 * dependencies do not reach a build. Optional ones are left out: they are binaries of the same version, or peers that nothing uses.
 */
export function lockedPackages(lock: string, roots: Roots): string[] {
  const { importers, packages, snapshots } = parseLock(lock);
  const packageLines = new Set<string>();
  const visited = new Set<string>();

  const visitFolder = (folder: string, onlyNames?: readonly string[]) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const { dependencies } = toRecord(toRecord(importers)[folder]);
    for (const [name, entry] of Object.entries(toRecord(dependencies))) {
      if (onlyNames && !onlyNames.includes(name)) continue;
      const { version } = toRecord(entry);
      if (typeof version !== 'string') continue;
      if (version.startsWith('link:')) visitFolder(posix.join(folder, version.slice(5)));
      else visitPackage(name, version);
    }
  };

  const visitPackage = (name: string, version: string) => {
    // An alias names the package itself in place of a version.
    const key = version in toRecord(snapshots) ? version : `${name}@${version}`;
    if (visited.has(key)) return;
    visited.add(key);
    const id = key.replace(/\(.*$/, '');
    packageLines.add(`${id} ${checksum(toRecord(packages)[id])}`);
    const { dependencies } = toRecord(toRecord(snapshots)[key]);
    for (const [dependency, range] of Object.entries(toRecord(dependencies))) {
      visitPackage(dependency, String(range));
    }
  };

  for (const [folder, onlyNames] of Object.entries(roots)) visitFolder(folder, onlyNames);
  return [...packageLines].sort();
}

/** Caches one lock file, because all units have the same, which takes some tenths of a second to parse. */
let latest: { lock: string; content: Record<string, unknown> } | undefined;

function parseLock(lock: string): Record<string, unknown> {
  if (latest?.lock !== lock) latest = { lock, content: toRecord(parse(lock)) };
  return latest.content;
}

function checksum(entry: unknown): string {
  return String(toRecord(toRecord(entry)['resolution'])['integrity']);
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
