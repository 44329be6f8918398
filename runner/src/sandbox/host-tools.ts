import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** System folders first, because programs in other folders of a PATH are often wrapper scripts. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin'] as const;

/** The paths of an executable on this machine, best first. */
export type FindExecutable = (name: string) => readonly string[];

export const findOnHost: FindExecutable = (name) => {
  const folders = [...SYSTEM_FOLDERS, ...(process.env['PATH'] ?? '').split(delimiter)];
  const paths = folders
    .filter((folder) => folder.startsWith('/'))
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));
  return [...new Set(paths)];
};

/**
 * The part of the host that every sandbox sees, read-only: programs and libraries, but not `/usr/src` and `/usr/local`, which may
 * contain private files.
 */
export function systemArguments(): readonly string[] {
  const inUsr = ['bin', 'lib', 'lib32', 'lib64', 'libexec', 'share']
    .map((name) => `/usr/${name}`)
    .filter((path) => existsSync(path))
    .flatMap((path) => ['--ro-bind', path, path]);
  const inRoot = ['bin', 'lib', 'lib32', 'lib64']
    .map((name) => `/${name}`)
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      lstatSync(path).isSymbolicLink()
        ? ['--symlink', readlinkSync(path), path]
        : ['--ro-bind', path, path],
    );
  const inEtc = ['/etc/alternatives', '/etc/ld.so.cache'].flatMap((path) => [
    '--ro-bind-try',
    path,
    path,
  ]);
  return [...inUsr, ...inRoot, ...inEtc];
}

/** The additional paths that must be bound so that a program runs from its location. */
export function bindsFor(path: string): readonly string[] {
  const realPath = realpathSync(path);
  if (
    SYSTEM_FOLDERS.some((folder) => realPath.startsWith(`${folder}/`)) ||
    realPath.startsWith('/usr/lib/')
  ) {
    return [];
  }
  // `…/bin/program` has its libraries next to it, unless the folder contains private files.
  const prefix = /^(.+)\/bin\/[^/]+$/.exec(realPath)?.[1];
  const privateFolders = [homedir(), process.cwd(), fileURLToPath(import.meta.url)];
  return [
    prefix && !privateFolders.some((folder) => `${folder}/`.startsWith(`${prefix}/`))
      ? prefix
      : realPath,
  ];
}

export function matchingPaths(folder: string, pattern: RegExp | undefined): readonly string[] {
  if (!pattern) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

/** Whether every user may read and run it in its location. Relevant where runs have another user than the server. */
export function isExecutableByAll(path: string): boolean {
  const realPath = realpathSync(path);
  const parents = realPath
    .split('/')
    .map((_, index, parts) => parts.slice(0, index).join('/') || '/');
  return [...parents, realPath].every((part) => (statSync(part).mode & 0o001) !== 0);
}
