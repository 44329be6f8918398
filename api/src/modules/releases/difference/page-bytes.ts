import type { ChunkList, Release } from '@sopaan/contract/release';
import { isRedirect, UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import { findHost } from '../sets/release-name';
import { matchRoute } from '@sopaan/contract/match-route';

/** One file that a page loads. The same content in two releases has two URLs and is loaded twice. */
export interface LoadedFile {
  release: Release;
  name: string;
  bytes: number;
}

/** Compressed bytes that the first visit of a path loads; null if the set has no page there. */
export function pageBytes(set: readonly Release[], path: string): number | null {
  const match = matchRoute(set, path);
  if (!match || isRedirect(match.route)) return null;
  return totalBytes(routeFiles(findHost(set), match.owner, match.route.screen));
}

/** All scripts and styles of a screen's page, each once. */
export function routeFiles(
  host: Release | undefined,
  routeOwner: Release,
  screenName: string,
): LoadedFile[] {
  // The host renders the page of a route under development.
  const owner = screenName === UNDER_DEVELOPMENT ? host : routeOwner;
  const screen = owner?.screens.find(({ name }) => name === screenName);
  const shared = host?.shared.filter(({ name }) => screen?.shared.includes(name)) ?? [];
  const files = [
    ...filesIn(host, host?.start),
    ...shared.flatMap((library) => filesIn(host, library.files)),
    ...filesIn(owner, owner?.start),
    ...filesIn(owner, screen?.files),
  ];
  return files.filter(
    (file, index) =>
      files.findIndex(({ release, name }) => release === file.release && name === file.name) ===
      index,
  );
}

export function totalBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function filesIn(release: Release | undefined, list: ChunkList | undefined): LoadedFile[] {
  if (!release || !list) return [];
  return [...list.js, ...list.css].map((name) => ({
    release,
    name,
    bytes: release.files.find((file) => file.name === name)?.brotli ?? 0,
  }));
}
