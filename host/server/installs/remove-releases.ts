import { REMOVED_RELEASES_MAX, removedReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../registry/registry-client';
import type { InstalledReleases } from './installed-releases';

interface Removal {
  registry: Registry;
  installed: InstalledReleases;
  /** The releases that the edge shows now: they stay whatever the registry says. */
  shown: () => Promise<readonly ReleaseRef[]>;
  log: FastifyBaseLogger;
}

/**
 * Removes the installed releases that the registry has removed: no set, canary, fallback, preview or open tab needs them. Releases that
 * the registry does not know stay, because its database may have been restored from a backup. Never rejects.
 */
export async function removeReleases({ registry, installed, shown, log }: Removal): Promise<void> {
  try {
    const releases = await installed.list();
    for (let start = 0; start < releases.length; start += REMOVED_RELEASES_MAX) {
      const request = { releases: releases.slice(start, start + REMOVED_RELEASES_MAX) };
      const { removed } = await registry.call(removedReleasesEndpoint, request);
      const kept = new Set((await shown()).map(releaseKey));
      for (const release of removed.filter((one) => !kept.has(releaseKey(one)))) {
        await installed.remove(release);
        log.info(
          release,
          `${releaseKey(release)} was removed from the registry and from this edge`,
        );
      }
    }
  } catch (error) {
    // An older registry does not have the route, and a registry may be unreachable. The next run tries again.
    log.debug({ err: error }, 'removed releases could not be listed');
  }
}

function releaseKey({ unit, release }: ReleaseRef): string {
  return `${unit}@${release}`;
}
