import type { Release } from '@sopaan/contract/release';
import type { FastifyBaseLogger } from 'fastify';
import { RecentMap } from '../memory/recent-map';
import { reachability } from '../registry/reachability';
import { setComposer } from '../sets/release-set';
import { folderReleases } from './folder-releases';
import { folderSource } from './folder-source';
import { poll } from './poll';
import type { ReleaseSource } from './release-source';
import { siteClient } from './site-client';

export interface SiteSourceParts {
  /** Its origin. */
  site: string;
  /** The folders of the units that are developed here. */
  folders: ReadonlyMap<string, string>;
  log: FastifyBaseLogger;
  /** Milliseconds between two polls of the site. */
  every: number;
}

/** The current set of another site, with the builds of the units that are developed here. */
export async function siteSource({
  site,
  folders,
  log,
  every,
}: SiteSourceParts): Promise<ReleaseSource> {
  const client = siteClient(site);
  const reach = reachability(site, log);
  const { current } = folderReleases(folders);
  const local = folderSource(folders, '');
  const known = new RecentMap<string, Release>(100);
  const compose = setComposer();
  let present: { environment: string; releases: Release[] } | undefined;

  async function look(): Promise<void> {
    try {
      present = await client.present();
      for (const release of present.releases) known.set(nameOf(release), release);
      reach.answered();
    } catch (error) {
      reach.failed(error);
    }
  }
  const polling = poll(look, every);
  await polling.first;

  return {
    async state() {
      if (!present) return undefined;
      const own = await Promise.all([...folders.keys()].map(current));
      const set = compose([
        ...own.filter((release) => release !== undefined),
        ...present.releases.filter(({ unit }) => !folders.has(unit)),
      ]);
      return set && { environment: present.environment, present: set, canary: null, lastGood: [] };
    },
    async release(unit, release) {
      return folders.has(unit)
        ? local.release(unit, release)
        : known.get(nameOf({ unit, release }));
    },
    async file(unit, release, name) {
      if (folders.has(unit)) return local.file(unit, release, name);
      const described = known.get(nameOf({ unit, release }));
      const content = described && (await client.file(described, name).catch(() => undefined));
      return content && { content };
    },
    set: () => Promise.resolve(undefined),
    registryAnswers: () => undefined,
    close: polling.end,
  };
}

function nameOf({ unit, release }: { unit: string; release: string }): string {
  return `${unit}@${release}`;
}
