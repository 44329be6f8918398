import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { preset, type UnitBuild } from './preset';
import { sharedLibraries } from './shared-libraries';
import { versionOf } from './shared-versions';

export const HOST_ENTRY = 'main.js';

/** Libraries that are shared through a file that re-exports only the names in use. */
const facades: Readonly<Record<string, string>> = {
  'react-router': 'src/federation/shared-router.ts',
  '@tanstack/react-query': 'src/federation/shared-query.ts',
};

export function providedLibraries(hostDir: string): Array<{ name: string; version: string }> {
  return sharedLibraries.map(({ name }) => ({ name, version: versionOf(name, hostDir) }));
}

/** The host provides every shared library but imports them directly, so that its own use is tree-shaken. */
export function hostConfiguration(build: UnitBuild): Configuration {
  const base = preset(build);
  const provides = Object.fromEntries(
    sharedLibraries.map(({ name, eager }) => [
      facades[name] ? join(build.dir, facades[name]) : name,
      { shareKey: name, eager, version: versionOf(name, build.dir) },
    ]),
  );
  return {
    ...base,
    entry: { main: [...refreshPreamble(build), join(build.dir, 'src/main.ts')] },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.sharing.ProvideSharedPlugin({ provides }),
      // A hot update changes the hash of a chunk.
      !build.hot && new IntegrityPlugin(HOST_ENTRY),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          react: {
            test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router)@/,
            name: 'react',
          },
          ui: { test: /node_modules[\\/](\.pnpm[\\/])?(@mui|@emotion|stylis)/, name: 'ui' },
        },
      },
    },
  };
}

/** In development, registers React Refresh before React loads, for components of the host and of remotes. */
function refreshPreamble({ mode }: UnitBuild): string[] {
  return mode === 'development'
    ? [fileURLToPath(new URL('../../browser/refresh-preamble.js', import.meta.url))]
    : [];
}
