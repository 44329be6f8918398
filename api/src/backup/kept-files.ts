import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@sopaan/http/error-code';
import type { Settings } from '../plugins/settings';
import type { BackupFile } from './manifest';
import { measureFile } from './measured';

/** What of the data folder cannot be made again. The rest is the database's own, mail that was sent, and caches. */
const KEPT = ['token-secret', 'deploy-token', 'started-releases.json'];

/** Where half-written files of the store stand. */
const DRAFTS = 'drafts';

/** Where the files of a site stand. */
export type Places = Pick<Settings, 'dataFolder' | 'releaseStore' | 'fileStore'>;

/** The stores that files of a backup may belong to, by the first part of their names there. */
const STORES = {
  store: { setting: 'RELEASE_STORE', of: ({ releaseStore }: Places) => releaseStore },
  files: { setting: 'FILE_STORE', of: ({ fileStore }: Places) => fileStore },
};

/** Where a file of a backup stands on this machine; `name` begins with `data/`, `store/` or `files/`. */
export function placeOf(name: string, places: Places): string {
  const [root, ...path] = name.split('/');
  if (root === 'data') return join(places.dataFolder, ...path);
  const { setting, of } = STORES[root === 'files' ? 'files' : 'store'];
  const store = of(places);
  if (store.kind === 'folder') return join(store.folder, ...path);
  throw new Error(`The backup holds ${root} files, but ${setting} names no folder to put them in.`);
}

/** The files that belong into a backup. */
export async function keptFiles(places: Places): Promise<BackupFile[]> {
  const names = KEPT.map((name) => `data/${name}`);
  for (const [root, { of }] of Object.entries(STORES)) {
    const store = of(places);
    if (store.kind !== 'folder') continue;
    const shelves = await below(store.folder);
    names.push(...shelves.filter((path) => !path.startsWith(DRAFTS)).map((p) => `${root}/${p}`));
  }
  const files: BackupFile[] = [];
  for (const name of names) {
    const file = placeOf(name, places);
    const found = await orUndefined(stat(file));
    if (!found) continue;
    const { bytes, sha256 } = await measureFile(file);
    files.push({ name, bytes, sha256, mode: found.mode & 0o777 });
  }
  return files;
}

/** The paths of all files in it, sorted. */
async function below(folder: string, path = ''): Promise<string[]> {
  const entries = await orUndefined(readdir(join(folder, path), { withFileTypes: true }));
  const found: string[] = [];
  for (const entry of entries ?? []) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await below(folder, inside)));
    else if (entry.isFile()) found.push(inside);
  }
  return found.sort();
}

async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
