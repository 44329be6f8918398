import type { moduleFederationPlugin } from '@module-federation/enhanced';

type ManifestOptions = Exclude<
  NonNullable<moduleFederationPlugin.ModuleFederationPluginOptions['manifest']>,
  boolean
>;

/** `version` is what a host provides; remotes provide no copy. */
interface ManifestLibrary {
  name: string;
  version: string;
  requiredVersion: string;
}

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Sets the shared libraries in the manifest of a build. The plugin itself lists those that it can resolve from the current
 * working directory, so the same sources would give other bytes on another machine.
 */
export function manifestOptions(libraries: readonly ManifestLibrary[]): ManifestOptions {
  return {
    additionalData: ({ stats }) => ({
      ...stats,
      exposes: stats.exposes.map((expose) => ({ ...expose, requires: [] })),
      shared: libraries.map((library) => ({
        ...library,
        id: `${stats.name}:${library.name}`,
        singleton: true,
        hash: '',
        assets: NO_ASSETS,
        deps: [],
        usedIn: [],
        usedExports: [],
        fallback: '',
        fallbackName: '',
        fallbackType: 'global' as const,
      })),
    }),
  };
}
