import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetUseItem } from 'webpack';
import { inputHash } from '../release/input-hash';
import { PureDefinitions } from './pure-definitions';
import { TrustedScriptUrls } from './trusted-script-urls';

const require = createRequire(import.meta.url);

export interface UnitBuild {
  /** `host`, `explore`, ... */
  unit: string;
  /** The unit's folder. */
  dir: string;
  /** Where the files of the release go. */
  outputDir: string;
  /** `<version>-<hash>`; part of every global name, so that two releases can run on one page. */
  release: string;
  mode: 'production' | 'development';
  /** Enables React Refresh and the dev server. */
  hot?: boolean;
  /** The folder of the unit's previous build. Files that have not changed are not compressed again. */
  previousDir?: string;
}

/** The oldest supported browsers. */
const TARGET = ['chrome 109', 'edge 109', 'firefox 115', 'safari 16.4'];

/** A hash of everything that determines how units are built. */
const CONFIGURATION_HASH = inputHash(
  fileURLToPath(new URL('../..', import.meta.url)),
  ['src/webpack', 'browser'],
  '',
);

/** `import text from './file?text'`. */
const TEXT_QUERY = /^\?text$/;

/** Language engines that run in workers, which cannot load further chunks. */
const ENGINES = /[\\/]node_modules[\\/](?:quickjs-emscripten-core|@jitl|pyodide)[\\/]/;

/** The webpack configuration shared by host and remotes. */
export function preset({ unit, dir, outputDir, release, mode, hot }: UnitBuild): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: dir,
    target: 'web',
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isProduction ? productionAliases(dir) : {},
    },
    module: {
      // Browsers check no hashes of workers, so `new Worker` is not the way to start one.
      parser: { javascript: { worker: ['WorkerScript from @sopaan/release-files/worker-script'] } },
      rules: [
        {
          test: /\.tsx?$/,
          resourceQuery: { not: TEXT_QUERY },
          use: swc(hot ?? false),
          sideEffects: false,
        },
        { resourceQuery: TEXT_QUERY, type: 'asset/source' },
        {
          test: /\.program\.ts$/,
          resourceQuery: TEXT_QUERY,
          use: require.resolve('../../browser/program-text-loader.cjs'),
        },
        { test: ENGINES, parser: { dynamicImportMode: 'eager', exprContextCritical: false } },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.(woff2?|ttf)$/, type: 'asset/resource' },
        // webpack must not bundle the worker that monaco-editor refers to; the remote starts it itself.
        { test: /monaco-editor[\\/]esm/, parser: { url: false } },
        {
          test: /monaco-editor[\\/]esm[\\/]vs[\\/]base[\\/]browser[\\/]domStylesheets\.js$/,
          use: require.resolve('../../browser/style-nonce-loader.cjs'),
        },
      ],
    },
    output: {
      path: outputDir,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: hot ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: `sopaan_${unit}_${release}`,
      crossOriginLoading: 'anonymous',
      // When a shared library cannot be loaded, modules that import it throw. A retry must evaluate them again.
      strictModuleExceptionHandling: true,
      // Makes webpack mark the URLs of chunks and workers; TrustedScriptUrls says what happens to them.
      trustedTypes: true,
      // Shorter than the host's timeout for a screen, so that a retry rarely joins a pending load.
      chunkLoadTimeout: 5000,
      clean: false,
      hashFunction: 'xxhash64',
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Contains Pyodide, which is already minified and is distributed unchanged under its license.
          exclude: /^python-runner\./,
        }),
      ],
      // With a cache, a module keeps the former value of a constant that webpack has inlined into it.
      inlineExports: false,
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: {
        // A worker must be a single file, because it cannot load further scripts.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        cacheGroups: {
          // A single named chunk, so that other screens never load parts of the editor. Its loader uses `state-local`.
          editor: {
            test: /(monaco-editor|state-local)[\\/]/,
            type: /javascript/,
            name: 'code-editor',
            enforce: true,
          },
        },
      },
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
      name: `${unit}-${mode}${hot ? '-hot' : ''}`,
      // webpack does not notice that plugins, aliases or loaders have changed.
      version: CONFIGURATION_HASH,
    },
    plugins: [
      new PureDefinitions(),
      new TrustedScriptUrls(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      // Pyodide imports these modules only in Node.
      new webpack.IgnorePlugin({
        resourceRegExp: /^(?:node:|ws$)/,
        contextRegExp: /[\\/]pyodide$/,
      }),
    ],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/**
 * The router's exports resolve to its development files in bundlers. `react-router-dom` imports both of these, which must be of the
 * same build: otherwise a page has two routers. A unit may do without the router.
 */
function productionAliases(dir: string): Record<string, string> {
  const routerDom = resolveFrom(dir, 'react-router-dom');
  const router = routerDom && resolveFrom(dirname(routerDom), 'react-router');
  if (!router) return {};
  const production = join(dirname(router), '../production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}

function resolveFrom(dir: string, name: string): string | undefined {
  try {
    return createRequire(join(dir, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

function swc(refresh: boolean): RuleSetUseItem {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      env: { targets: TARGET },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', refresh, development: false } },
      },
    },
  };
}
