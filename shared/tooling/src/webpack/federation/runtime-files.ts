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

/**
 * Aliases to the ES modules of the federation runtime. The plugin resolves some of its packages as CommonJS, which would add a
 * second copy that cannot be tree-shaken. `bundlerRuntime` is the file in `browser/` that replaces the plugin's bundler runtime.
 */
export function runtimeAliases(bundlerRuntime: string): Record<string, string> {
  const injectRuntimeCore = requireFromEnhanced.resolve(
    '@module-federation/inject-external-runtime-core-plugin',
  );
  return {
    [`${injectRuntimeCore}$`]: esModule(injectRuntimeCore),
    '@module-federation/runtime-core$': esModule(
      requireFromRuntime.resolve('@module-federation/runtime-core'),
    ),
    '@module-federation/sdk$': esModule(requireFromCore.resolve('@module-federation/sdk')),
    '@module-federation/error-codes$': esModule(
      requireFromCore.resolve('@module-federation/error-codes'),
      'index.mjs',
    ),
    '@module-federation/runtime$': esModule(
      requireFromRuntimeTools.resolve('@module-federation/runtime'),
      'bundler.js',
    ),
    '@module-federation/webpack-bundler-runtime/dist': bundlerRuntimeDir,
    [`${join(bundlerRuntimeDir, 'bundler.js')}$`]: fileURLToPath(
      new URL(`../../../browser/${bundlerRuntime}`, import.meta.url),
    ),
  };
}

function esModule(commonJs: string, name = 'index.js'): string {
  return join(dirname(commonJs), name);
}

/** The packages of the runtime do not declare that unused modules have no side effects. */
export const runtimeRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/](?:runtime|runtime-core|runtime-tools|webpack-bundler-runtime|error-codes|sdk)[\\/]dist[\\/]/,
  sideEffects: false,
};
