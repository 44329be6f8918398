import { satisfiesRange } from '@sopaan/contract/compatibility';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { findHost, releaseName } from '../sets/release-name';

/** The host must provide each shared library of a remote, in a version that the remote supports. */
export function sharedLibraryReasons(
  candidate: ReadonlyArray<ReleaseRef & Pick<Release, 'shared'>>,
): Reason[] {
  const host = findHost(candidate);
  if (!host) return [];
  const provided = new Map(host.shared.map(({ name, version }) => [name, version]));
  const remotes = candidate.filter(({ unit }) => unit !== 'host');
  return remotes.flatMap((remote) =>
    remote.shared.flatMap(({ name, version: range }) => {
      const version = provided.get(name);
      if (version !== undefined && satisfiesRange(range, version)) return [];
      const needs = `${releaseName(remote)} needs ${name} ${range}`;
      return {
        rule: 'shared',
        about: [releaseName(remote), releaseName(host)],
        message:
          version === undefined
            ? `${needs}, which ${releaseName(host)} does not provide. Build ${remote.unit} without it, or promote a host that provides it.`
            : `${needs}, but ${releaseName(host)} provides ${version}. Build ${remote.unit} for ${version}, or promote a host that provides ${range}.`,
      };
    }),
  );
}
