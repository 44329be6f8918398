import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXPOSED_MODULE, containerName } from '@sopaan/contract/federation';
import webpack, { type Configuration } from 'webpack';
import { bridges } from './bridges';
import { withRemoteFederation } from './federation/federation';
import { IntegrityPlugin } from './integrity-plugin';
import { preset, type UnitBuild } from './preset';
import { sharedLibraries } from './shared-libraries';
import { providedVersion } from './shared-versions';

export const REMOTE_ENTRY = 'remote.js';

/** The version ranges that a remote requires of the host's libraries. */
export function neededLibraries(hostDir: string): Array<{ name: string; version: string }> {
  return sharedLibraries.map(({ name, range }) => ({
    name,
    version: range(providedVersion(name, hostDir)),
  }));
}

/** A remote exposes one module and bundles none of the shared libraries. */
export function remoteConfiguration(build: UnitBuild, hostDir: string): Configuration {
  const sharedFile = (path: string) => realpathSync(join(dirname(hostDir), 'shared', path));
  const consumes = Object.fromEntries(
    neededLibraries(hostDir).map(({ name, version }) => [
      bridges[name] ? sharedFile(bridges[name].module) : name,
      { import: false as const, shareKey: name, singleton: true, requiredVersion: version },
    ]),
  );
  const base = withRemoteFederation(preset(build), {
    container: containerName(build.unit, build.release),
    filename: REMOTE_ENTRY,
    exposes: {
      // A relative path, because an absolute one would become part of the build.
      [EXPOSED_MODULE]: { import: './src/remote.ts', name: 'remote-definition' },
    },
    consumes,
  });
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      ...Object.entries(bridges).map(
        ([name, { bridge }]) =>
          new webpack.NormalModuleReplacementPlugin(new RegExp(`^${name}$`), sharedFile(bridge)),
      ),
      // A hot update changes the hash of a chunk.
      !build.hot && new IntegrityPlugin(REMOTE_ENTRY),
    ],
  };
}
