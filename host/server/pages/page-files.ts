import type { Release } from '@sopaan/contract/release';
import { integrityOf, type BaseUrlOf } from '../sets/page-set';
import type { ReleaseSet } from '../sets/release-set';

export interface LinkedFile {
  url: string;
  integrity: string;
}

export interface PageFiles {
  /** The scripts of the host, which run in this order. */
  scripts: LinkedFile[];
  styles: LinkedFile[];
  /** The scripts of the route, which run in any order: they only register what the host uses later. None delays another. */
  early: LinkedFile[];
}

/** All files that the page of a screen needs, so that none is requested only once another has loaded. */
export function pageFiles(
  set: ReleaseSet,
  owner: Release | undefined,
  screenName: string | undefined,
  baseUrlOf: BaseUrlOf,
): PageFiles {
  const { host } = set;
  const screen = owner?.screens.find(({ name }) => name === screenName);
  const shared = (screen?.shared ?? []).flatMap(
    (name) => host.shared.find((library) => library.name === name)?.files.js ?? [],
  );
  const remoteScripts = owner && owner !== host ? owner.start.js : [];
  const link = (release: Release) => (name: string) => linkedFile(release, name, baseUrlOf);
  return {
    scripts: host.start.js.map(link(host)),
    styles: host.start.css.map(link(host)),
    early: [
      ...(owner ? [...remoteScripts, ...(screen?.files.js ?? [])].map(link(owner)) : []),
      ...shared.map(link(host)),
    ],
  };
}

function linkedFile(release: Release, name: string, baseUrlOf: BaseUrlOf): LinkedFile {
  return { url: baseUrlOf(release) + name, integrity: integrityOf(release, name) };
}
