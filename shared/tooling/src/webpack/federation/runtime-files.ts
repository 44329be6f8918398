import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** pnpm installs the packages of the runtime only next to the package that depends on them, so each is resolved from there. */
const requireFromEnhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
const requireFromRuntimeTools = createRequire(
  requireFromEnhanced.resolve('@module-federation/runtime-tools'),
);
const requireFromRuntime = createRequire(
  requireFromRuntimeTools.resolve('@module-federation/runtime'),
);
const requireFromCore = createRequire(
  requireFromRuntime.resolve('@module-federation/runtime-core'),
);

/** What the plugin adds to every build, to create the federation instance, to consume libraries and to expose modules. */
const bundlerRuntimeDir = dirname(
  requireFromRuntimeTools.resolve('@module-federation/webpack-bundler-runtime'),
);

const runtimeCoreDir = dirname(requireFromRuntime.resolve('@module-federation/runtime-core'));
const sdkDir = dirname(requireFromCore.resolve('@module-federation/sdk'));
const errorCodesDir = dirname(requireFromCore.resolve('@module-federation/error-codes'));

/** Files of the federation runtime, and those in `browser/federation/` that replace them in builds, with the same exports. */
export const replacedFiles: Readonly<Record<string, string>> = {
  [join(runtimeCoreDir, 'plugins/snapshot/SnapshotHandler.js')]: 'snapshot-handler.js',
  [join(runtimeCoreDir, 'utils/preload.js')]: 'preload.js',
  [join(sdkDir, 'dom.js')]: 'dom.js',
  [join(errorCodesDir, 'desc.mjs')]: 'error-texts.js',
};

/**
 * Aliases to the ES modules of the federation runtime. The plugin resolves some of its packages as CommonJS, which would add a
 * second copy that cannot be tree-shaken. `bundlerRuntime` is the file in `browser/federation/` that replaces the plugin's bundler
 * runtime.
 */
export function runtimeAliases(bundlerRuntime: string): Record<string, string> {
  const injectRuntimeCore = requireFromEnhanced.resolve(
    '@module-federation/inject-external-runtime-core-plugin',
  );
  const replacements = {
    ...replacedFiles,
    [join(bundlerRuntimeDir, 'bundler.js')]: bundlerRuntime,
  };
  return {
    [`${injectRuntimeCore}$`]: esModule(injectRuntimeCore),
    '@module-federation/runtime-core$': join(runtimeCoreDir, 'index.js'),
    '@module-federation/sdk$': join(sdkDir, 'index.js'),
    '@module-federation/error-codes$': join(errorCodesDir, 'index.mjs'),
    '@module-federation/runtime$': esModule(
      requireFromRuntimeTools.resolve('@module-federation/runtime'),
      'bundler.js',
    ),
    '@module-federation/runtime-core/dist': runtimeCoreDir,
    '@module-federation/webpack-bundler-runtime/dist': bundlerRuntimeDir,
    ...Object.fromEntries(
      Object.entries(replacements).map(([file, name]) => [`${file}$`, replacementPath(name)]),
    ),
  };
}

/** The path of a file in `browser/federation/`. */
export function replacementPath(name: string): string {
  return fileURLToPath(new URL(`../../../browser/federation/${name}`, import.meta.url));
}

function esModule(commonJs: string, name = 'index.js'): string {
  return join(dirname(commonJs), name);
}

/** The packages of the runtime do not declare that unused modules have no side effects. */
export const runtimeRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/](?:runtime|runtime-core|runtime-tools|webpack-bundler-runtime|error-codes|sdk)[\\/]dist[\\/]/,
  sideEffects: false,
};
