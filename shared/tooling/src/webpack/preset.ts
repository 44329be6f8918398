import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetUseItem } from 'webpack';

const require = createRequire(import.meta.url);

export interface UnitBuild {
  /** `host`, `explore`, ... */
  unit: string;
  /** The unit's folder. */
  dir: string;
  /** Where the files of the release go. */
  outputDir: string;
  /** `<version>-<hash>`; part of every global name, so that two releases can stand on one page. */
  release: string;
  mode: 'production' | 'development';
  /** React Refresh and its dev server. */
  hot?: boolean;
}

/** Browsers that every phone sold in the last years has. */
const TARGET = ['chrome 109', 'edge 109', 'firefox 115', 'safari 16.4'];

const RULES = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex');

/** `import text from './file?text'`. */
const TEXT = /^\?text$/;

/** They run in workers, so nothing of them may be loaded later. */
const ENGINES = /[\\/]node_modules[\\/](?:quickjs-emscripten-core|@jitl|pyodide)[\\/]/;

/** What host and remotes have in common. */
export function preset({ unit, dir, outputDir, release, mode, hot }: UnitBuild): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: dir,
    target: 'web',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: production ? productionAliases(dir) : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          resourceQuery: { not: TEXT },
          use: swc(hot ?? false),
          sideEffects: false,
        },
        { resourceQuery: TEXT, type: 'asset/source' },
        {
          test: /\.program\.ts$/,
          resourceQuery: TEXT,
          use: require.resolve('../../browser/program-text-loader.cjs'),
        },
        { test: ENGINES, parser: { dynamicImportMode: 'eager', exprContextCritical: false } },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.(woff2?|ttf)$/, type: 'asset/resource' },
        // Its own mention of a worker is not for webpack; a remote that shows it starts the worker itself.
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
      // Below the host's deadline for a screen, so that trying again seldom joins a load that hangs.
      chunkLoadTimeout: 5000,
      clean: false,
      hashFunction: 'xxhash64',
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Small already, and to be handed on as it came.
          exclude: /^python-runner\./,
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: {
        // A worker may load no script later: it is one file.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        cacheGroups: {
          // One file with one name: nothing of the editor hides in a file that other screens load too.
          editor: {
            test: /monaco-editor[\\/]/,
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
      // What was built by other rules is of no use.
      version: RULES,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      // What Pyodide would load in Node.
      new webpack.IgnorePlugin({
        resourceRegExp: /^(?:node:|ws$)/,
        contextRegExp: /[\\/]pyodide$/,
      }),
    ],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** react-router points every bundler at its development files. */
function productionAliases(dir: string): Record<string, string> {
  const entry = createRequire(join(dir, 'package.json')).resolve('react-router');
  return { 'react-router$': join(dirname(entry), '../production/index.mjs') };
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
