import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetUseItem } from 'webpack';

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
        { test: /\.tsx?$/, use: swc(hot ?? false), sideEffects: false },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.woff2?$/, type: 'asset/resource' },
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
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
      name: `${unit}-${mode}${hot ? '-hot' : ''}`,
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' })],
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
