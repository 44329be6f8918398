import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseField } from '@sopaan/schemas/releases/name';
import { createSetComposer } from '../sets/release-set';
import { retiredPaths } from '../sets/retired-paths';
import { folderReleases, readRelease } from './folder-releases';
import type { ReleaseSource } from './release-source';

const FILE_NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Serves the builds in folders: for development and tests, without a registry. */
export function folderSource(
  folders: ReadonlyMap<string, string>,
  environment: string,
): ReleaseSource {
  const { currentRelease } = folderReleases(folders);
  const units = [...folders.keys()];
  const compose = createSetComposer();
  const retired = retiredPaths([]);

  return {
    async state() {
      const found = await Promise.all(units.map(currentRelease));
      const current = compose(found.filter((release) => release !== undefined));
      return current && { environment, current, canary: null, lastGood: [], retired };
    },
    async release(unit, name) {
      const folder = folders.get(unit);
      if (!folder || !releaseField.isValidSync(name)) return undefined;
      return readRelease(folder, name).catch(() => undefined);
    },
    async file(unit, release, name) {
      const folder = folders.get(unit);
      if (!folder || !releaseField.isValidSync(release) || !FILE_NAME.test(name)) return undefined;
      const path = join(folder, release, name);
      return access(path).then(
        () => ({ path }),
        () => undefined,
      );
    },
    set: () => Promise.resolve(undefined),
    isRegistryReachable: () => undefined,
    close: () => Promise.resolve(),
  };
}
