import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { bridges } from './bridges';
import { IntegrityPlugin } from './integrity-plugin';
import { preset, type UnitBuild } from './preset';
import { sharedLibraries } from './shared-libraries';
import { providedVersion } from './shared-versions';

export const REMOTE_ENTRY = 'remote.js';

/** The global variable of a remote's container, unique for each release. */
export function containerName(unit: string, release: string): string {
  return `sopaan_${unit}_${release.replace(/\W/g, '_')}`;
}

/** The version ranges that a remote requires of the host's libraries. */
export function neededLibraries(hostDir: string): Array<{ name: string; version: string }> {
  return sharedLibraries.map(({ name, range }) => ({
    name,
    version: range(providedVersion(name, hostDir)),
  }));
}

/** A remote exposes one module and bundles none of the shared libraries. */
export function remoteConfiguration(build: UnitBuild, hostDir: string): Configuration {
  const base = preset(build);
  const sharedFile = (path: string) => realpathSync(join(dirname(hostDir), 'shared', path));
  const consumes = Object.fromEntries(
    neededLibraries(hostDir).map(({ name, version }) => [
      bridges[name] ? sharedFile(bridges[name].module) : name,
      { import: false as const, shareKey: name, singleton: true, requiredVersion: version },
    ]),
  );
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ContainerPlugin({
        name: containerName(build.unit, build.release),
        filename: REMOTE_ENTRY,
        library: { type: 'var', name: containerName(build.unit, build.release) },
        exposes: {
          // A relative path, because an absolute one would become part of the build.
          './remote': { import: './src/remote.ts', name: 'remote-definition' },
        },
      }),
      ...Object.entries(bridges).map(
        ([name, { bridge }]) =>
          new webpack.NormalModuleReplacementPlugin(new RegExp(`^${name}$`), sharedFile(bridge)),
      ),
      new webpack.sharing.ConsumeSharedPlugin({ consumes }),
      // A hot update changes the hash of a chunk.
      !build.hot && new IntegrityPlugin(REMOTE_ENTRY),
    ],
  };
}
