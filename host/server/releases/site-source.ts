import type { Release } from '@sopaan/contract/release';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';
import { reachability } from '../registry/reachability';
import { createSetComposer } from '../sets/release-set';
import { retiredPaths } from '../sets/retired-paths';
import { folderReleases } from './folder-releases';
import { folderSource } from './folder-source';
import { poll } from './poll';
import type { ReleaseSource } from './release-source';
import { siteClient, type CurrentReleases } from './site-client';

export interface SiteSourceOptions {
  /** The origin of the deployed site. */
  site: string;
  /** The folders of the units that are developed here. */
  folders: ReadonlyMap<string, string>;
  log: FastifyBaseLogger;
  /** Milliseconds between two polls of the site. */
  intervalMs: number;
}

/** The current set of a deployed site, with the builds of the units that are developed here (`npm run dev -- --against`). */
export async function siteSource({
  site,
  folders,
  log,
  intervalMs,
}: SiteSourceOptions): Promise<ReleaseSource> {
  const client = siteClient(site);
  const status = reachability(site, log);
  const { currentRelease } = folderReleases(folders);
  const local = folderSource({
    folders,
    development: new Set(folders.keys()),
    environment: '',
    log,
  });
  const knownReleases = new QuickLRU<string, Release>({ maxSize: 100 });
  const compose = createSetComposer();
  let current: CurrentReleases | undefined;

  async function refresh(): Promise<void> {
    try {
      current = await client.current();
      for (const release of current.releases)
        knownReleases.set(releaseKey(release.unit, release.release), release);
      status.markReachable();
    } catch (error) {
      status.markUnreachable(error);
    }
  }
  const polling = poll(refresh, intervalMs);
  await polling.first;

  return {
    async state() {
      if (!current) return undefined;
      const localReleases = await Promise.all([...folders.keys()].map(currentRelease));
      const set = compose([
        ...localReleases.filter((release) => release !== undefined),
        ...current.releases.filter(({ unit }) => !folders.has(unit)),
      ]);
      const { environment, retirements } = current;
      const retired = retiredPaths(retirements);
      return set && { environment, current: set, canary: null, lastGood: [], retired };
    },
    async release(unit, releaseName) {
      return folders.has(unit)
        ? local.release(unit, releaseName)
        : knownReleases.get(releaseKey(unit, releaseName));
    },
    async file(unit, releaseName, fileName, accepts) {
      if (folders.has(unit)) return local.file(unit, releaseName, fileName, accepts);
      const manifest = knownReleases.get(releaseKey(unit, releaseName));
      const content = manifest && (await client.file(manifest, fileName).catch(() => undefined));
      return content && { content };
    },
    set: () => Promise.resolve(undefined),
    isRegistryReachable: () => undefined,
    close: polling.stop,
  };
}

function releaseKey(unit: string, releaseName: string): string {
  return `${unit}@${releaseName}`;
}
