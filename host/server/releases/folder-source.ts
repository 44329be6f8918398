import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@sopaan/contract/release';
import { releaseField } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';
import { fileReader } from '../files/file-reader';
import { createSetComposer } from '../sets/release-set';
import { retiredPaths } from '../sets/retired-paths';
import { folderReleases, readRelease } from './folder-releases';
import type { FoundFile, ReleaseSource } from './release-source';

const FILE_NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export interface FolderSourceOptions {
  /** The folder with the releases of each unit. */
  folders: ReadonlyMap<string, string>;
  /** The units whose development builds are served: they change in place. */
  development: ReadonlySet<string>;
  environment: string;
  log: FastifyBaseLogger;
}

/** Serves the builds in folders: for development and tests, without a registry. */
export function folderSource(options: FolderSourceOptions): ReleaseSource {
  const { folders, development, environment, log } = options;
  const { currentRelease } = folderReleases(folders);
  const units = [...folders.keys()];
  const compose = createSetComposer();
  const retired = retiredPaths([]);
  // Files are read at each request, so that deleted ones are not served.
  const reader = fileReader(0);
  const manifests = new QuickLRU<string, Release>({ maxSize: 100 });
  const loggedPaths = new QuickLRU<string, true>({ maxSize: 1000 });

  async function readManifest(folder: string, releaseName: string): Promise<Release | undefined> {
    const key = join(folder, releaseName);
    const manifest =
      manifests.get(key) ?? (await readRelease(folder, releaseName).catch(() => undefined));
    if (manifest) manifests.set(key, manifest);
    return manifest;
  }

  /** Without a registry, a file that has changed since its build cannot be restored. */
  async function readBuilt(
    folder: string,
    releaseName: string,
    fileName: string,
    accepts: string | undefined,
  ): Promise<FoundFile> {
    const manifest = await readManifest(folder, releaseName);
    const file = manifest?.files.find(({ name }) => name === fileName);
    if (!file) return undefined;
    const { found, isChanged } = await reader.read({
      folder: join(folder, releaseName),
      file,
      accepts,
    });
    const path = join(folder, releaseName, fileName);
    if (isChanged && !loggedPaths.has(path)) {
      loggedPaths.set(path, true);
      log.error(`${path} has changed since it was built and is not served`);
    }
    return found ?? (isChanged ? 'unavailable' : undefined);
  }

  return {
    async state() {
      const releases = await Promise.all(units.map(currentRelease));
      const current = compose(releases.filter((release) => release !== undefined));
      return current && { environment, current, canary: null, lastGood: [], retired };
    },
    async release(unit, releaseName) {
      const folder = folders.get(unit);
      if (!folder || !releaseField.isValidSync(releaseName)) return undefined;
      return readRelease(folder, releaseName).catch(() => undefined);
    },
    async file(unit, releaseName, fileName, accepts) {
      const folder = folders.get(unit);
      if (!folder || !releaseField.isValidSync(releaseName) || !FILE_NAME.test(fileName))
        return undefined;
      if (!development.has(unit)) return readBuilt(folder, releaseName, fileName, accepts);
      return readFile(join(folder, releaseName, fileName)).then(
        (content) => ({ content }),
        () => undefined,
      );
    },
    set: () => Promise.resolve(undefined),
    isRegistryReachable: () => undefined,
    close: () => Promise.resolve(),
  };
}
