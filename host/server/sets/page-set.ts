import type { PageRemote, PageSet, Release } from '@sopaan/contract/release';
import { isRedirect, type Route } from '@sopaan/contract/routes';
import type { ReleaseSet } from './release-set';

/** The base URL of a unit's files. */
export type BaseUrlOf = (release: Release) => string;

export const sameOriginBaseUrl: BaseUrlOf = ({ unit, release }) => `/assets/${unit}/${release}/`;

/** The part of a page's set that is the same for all visitors. */
export function pageSet(
  set: ReleaseSet,
  baseUrlOf: BaseUrlOf,
): Pick<PageSet, 'set' | 'host' | 'remotes'> {
  return {
    set: set.id,
    host: { version: set.host.version, release: set.host.release },
    remotes: set.remotes.map((remote) => pageRemote(remote, baseUrlOf)),
  };
}

/** What a page needs to know of a remote. */
export function pageRemote(remote: Release, baseUrlOf: BaseUrlOf): PageRemote {
  return {
    name: remote.unit,
    version: remote.version,
    release: remote.release,
    contract: remote.contract,
    adapts: remote.adapts,
    base: baseUrlOf(remote),
    entry: remote.entry,
    integrity: integrityOf(remote, remote.entry),
    container: remote.container,
    shared: remote.shared.map(({ name, version }) => ({ name, version })),
    routes: remote.routes.map(withoutDescription),
    screens: remote.screens.map(({ name, files }) => ({
      name,
      files: [...remote.start.js, ...files.js]
        .filter((file) => file !== remote.entry)
        .map((file) => ({ name: file, integrity: integrityOf(remote, file) })),
    })),
  };
}

/** Pages show no descriptions of routes. Their schema requires one, so the title, which is repeated, takes its place. */
function withoutDescription(route: Route): Route {
  return isRedirect(route) ? route : { ...route, description: route.title };
}

/** The hash of a file in its release's manifest. */
export function integrityOf(release: Release, name: string): string {
  return release.files.find((file) => file.name === name)?.integrity ?? '';
}
