import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@sopaan/http/error-code';
import type { Settings } from '../config/settings';
import type { BackupFile } from './manifest';
import { measureFile } from './measure';

/** Files of the data directory that cannot be recreated. The rest belongs to the database, is sent mail, or is a cache. */
const DATA_FILES = ['token-secret', 'deploy-token', 'started-releases.json'];

/** The folder of incomplete files of a store. */
const DRAFTS = 'drafts';

/** Where the files of a site are stored. */
export type DataLocations = Pick<Settings, 'dataDir' | 'releaseStore' | 'fileStore'>;

/** The stores of files in a backup, by the first part of the names. */
const STORES = {
  store: { setting: 'RELEASE_STORE', storeOf: ({ releaseStore }: DataLocations) => releaseStore },
  files: { setting: 'FILE_STORE', storeOf: ({ fileStore }: DataLocations) => fileStore },
};

/** The local path of a file of a backup; `name` begins with `data/`, `store/` or `files/`. */
export function localPath(name: string, locations: DataLocations): string {
  const [root, ...path] = name.split('/');
  if (root === 'data') return join(locations.dataDir, ...path);
  const { setting, storeOf } = STORES[root === 'files' ? 'files' : 'store'];
  const store = storeOf(locations);
  if (store.kind === 'folder') return join(store.folder, ...path);
  throw new Error(`The backup contains ${root} files, but ${setting} is not a folder.`);
}

/** Lists the files to back up. */
export async function listBackupFiles(locations: DataLocations): Promise<BackupFile[]> {
  const names = DATA_FILES.map((name) => `data/${name}`);
  for (const [root, { storeOf }] of Object.entries(STORES)) {
    const store = storeOf(locations);
    if (store.kind !== 'folder') continue;
    const paths = await listFiles(store.folder);
    names.push(...paths.filter((path) => !path.startsWith(DRAFTS)).map((p) => `${root}/${p}`));
  }
  const files: BackupFile[] = [];
  for (const name of names) {
    const file = localPath(name, locations);
    const stats = await undefinedIfMissing(stat(file));
    if (!stats) continue;
    const { bytes, sha256 } = await measureFile(file);
    files.push({ name, bytes, sha256, mode: stats.mode & 0o777 });
  }
  return files;
}

/** The paths of all files below a folder, sorted. */
async function listFiles(folder: string, path = ''): Promise<string[]> {
  const entries = await undefinedIfMissing(readdir(join(folder, path), { withFileTypes: true }));
  const paths: string[] = [];
  for (const entry of entries ?? []) {
    const entryPath = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await listFiles(folder, entryPath)));
    else if (entry.isFile()) paths.push(entryPath);
  }
  return paths.sort();
}

async function undefinedIfMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
