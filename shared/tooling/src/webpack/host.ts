import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { displayChunks } from './display-chunks';
import { withHostFederation } from './federation/federation';
import { IntegrityPlugin } from './integrity-plugin';
import { preset, type UnitBuild } from './preset';
import { formerNames, sharedLibraries } from './shared-libraries';
import { installedVersionOrThrow } from './shared-versions';

export const HOST_ENTRY = 'main.js';

/** Libraries that are shared through a file that re-exports only the names in use. */
const facades: Readonly<Record<string, string>> = {
  'react-router-dom': 'src/federation/shared-router.ts',
  'react-router': 'src/federation/shared-router-former-name.ts',
  '@tanstack/react-query': 'src/federation/shared-query.ts',
};

interface ProvidedLibrary {
  name: string;
  version: string;
  eager: boolean;
}

export function providedLibraries(hostDir: string): ProvidedLibrary[] {
  const currentLibraries = sharedLibraries.map(({ name, eager }) => ({
    name,
    version: installedVersionOrThrow(name, hostDir),
    eager,
  }));
  const renamedLibraries = Object.entries(formerNames).flatMap(([formerName, name]) =>
    currentLibraries
      .filter((library) => library.name === name)
      .map((one) => ({ ...one, name: formerName })),
  );
  return [...currentLibraries, ...renamedLibraries];
}

/** The host provides every shared library but imports them directly, so that its own use is tree-shaken. */
export function hostConfiguration(build: UnitBuild): Configuration {
  const provides = Object.fromEntries(
    providedLibraries(build.dir).map(({ name, version, eager }) => [
      facades[name] ? join(build.dir, facades[name]) : name,
      { shareKey: name, eager, version },
    ]),
  );
  const base = withHostFederation(preset(build), provides);
  return {
    ...base,
    entry: { main: [...refreshPreamble(build), join(build.dir, 'src/main.ts')] },
    plugins: [
      ...(base.plugins ?? []),
      // A hot update changes the hash of a chunk.
      !build.hot && new IntegrityPlugin(HOST_ENTRY),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          react: {
            test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom)@/,
            name: 'react',
          },
          ...displayChunks,
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
