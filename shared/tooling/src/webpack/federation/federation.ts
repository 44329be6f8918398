import {
  ConsumeSharedPlugin,
  ModuleFederationPlugin,
  ProvideSharedPlugin,
} from '@module-federation/enhanced';
import { HOST_INSTANCE } from '@sopaan/contract/federation';
import type { Configuration } from 'webpack';
import { DeferredContainer } from './deferred-container';
import { DefinitionInContainer } from './definition-in-container';
import { manifestOptions } from './manifest-options';
import { runtimeAliases, runtimeRule } from './runtime-files';
import { StableModuleIds } from './stable-module-ids';

const commonOptions = {
  // With `version-first` the runtime would load all registered remotes before the first shared library.
  shareStrategy: 'loaded-first',
  // Types come from the contract package.
  dts: false,
  dev: false,
  // A runtime entry file in the working directory would change the module order, and so the build.
  virtualRuntimeEntry: true,
} as const;

/** The libraries that the host provides, keyed by import request. */
type ProvidedLibraries = Record<string, { shareKey: string; eager: boolean; version: string }>;

/** Makes the host provide the shared libraries, and the federation runtime for all containers. */
export function withHostFederation(
  base: Configuration,
  provides: ProvidedLibraries,
): Configuration {
  return withRuntime(base, 'host-runtime.js', [
    new ModuleFederationPlugin({
      ...commonOptions,
      name: HOST_INSTANCE,
      manifest: manifestOptions(
        Object.values(provides).map(({ shareKey, version }) => ({
          name: shareKey,
          version,
          requiredVersion: `^${version}`,
        })),
      ),
      experiments: {
        provideExternalRuntime: true,
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
    new ProvideSharedPlugin({ provides }),
    // Without it, nothing that is provided would be registered.
    new ConsumeSharedPlugin({ consumes: {} }),
    new StableModuleIds(),
  ]);
}

interface RemoteFederation {
  /** The global name of the container. */
  container: string;
  /** The script of the container. */
  filename: string;
  exposes: Record<string, { import: string; name: string }>;
  /** The libraries that the remote consumes from the host, keyed by import request. */
  consumes: Record<
    string,
    { import: false; shareKey: string; singleton: boolean; requiredVersion: string }
  >;
}

/** Makes a remote a container that uses the libraries and the federation runtime of the host. */
export function withRemoteFederation(
  base: Configuration,
  { container, filename, exposes, consumes }: RemoteFederation,
): Configuration {
  return withRuntime(base, 'remote-runtime.js', [
    new ModuleFederationPlugin({
      ...commonOptions,
      name: container,
      library: { type: 'var', name: container },
      filename,
      exposes,
      shared: consumes,
      manifest: manifestOptions(
        Object.values(consumes).map(({ shareKey, requiredVersion }) => ({
          name: shareKey,
          version: '',
          requiredVersion,
        })),
      ),
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    }),
    new StableModuleIds(),
    ...Object.values(exposes).map(({ name }) => new DefinitionInContainer(container, name)),
    new DeferredContainer(filename, container),
  ]);
}

function withRuntime(
  base: Configuration,
  bundlerRuntime: string,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  // Otherwise the plugin takes the version from the package.json in the current working directory.
  process.env['MF_BUILD_VERSION'] = 'local';
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...runtimeAliases(bundlerRuntime) },
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), runtimeRule] },
    plugins: [...(base.plugins ?? []), ...plugins],
  };
}
