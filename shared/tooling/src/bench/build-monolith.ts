import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { inputHash } from '../release/input-hash';
import { ROOT, inputsOf, units } from '../release/project';
import { runWebpack } from '../release/run-webpack';
import { unitConfig } from '../release/unit-config';
import { writeRelease } from '../release/write-release';
import { IntegrityPlugin } from '../webpack/integrity-plugin';
import { HOST_ENTRY } from '../webpack/host';
import { preset, type UnitBuild } from '../webpack/preset';
import { MONOLITH_ROOT, writeMonolithSource } from './monolith-source';

/**
 * Builds all units as one well-optimised application: lazy screens, split vendor chunks, integrity of every chunk. The
 * result has the form of a host release that owns every route, so the edge preloads its chunks in the same way.
 */
export async function buildMonolith(): Promise<void> {
  const allUnits = units();
  const inputs = [...new Set(allUnits.flatMap((unit) => inputsOf(unit)))];
  const release = `1.0.0-${inputHash(ROOT, [...inputs, 'shared/tooling/src/bench'], 'monolith')}`;
  const releases = join(MONOLITH_ROOT, 'host/dist/releases');
  const dir = join(releases, release);
  if (!existsSync(join(dir, 'release.json'))) {
    const hostDir = join(ROOT, 'host');
    const outputDir = `${dir}.part`;
    rmSync(outputDir, { recursive: true, force: true });
    mkdirSync(outputDir, { recursive: true });
    const build: UnitBuild = { unit: 'host', dir: hostDir, outputDir, release, mode: 'production' };
    const compilation = await runWebpack(configuration(build));
    const configs = await Promise.all(allUnits.map(unitConfig));
    const [host] = configs;
    if (!host) throw new Error('The host is missing');
    const routes = configs.flatMap((config) => config.routes);
    await writeRelease(build, { ...host, routes }, compilation, hostDir);
    renameSync(outputDir, dir);
  }
  writeFileSync(join(releases, 'current.json'), JSON.stringify({ release }));
}

function configuration(build: UnitBuild): Configuration {
  const base = preset(build);
  const replacements = writeMonolithSource(join(ROOT, 'var/bench/monolith-source'));
  return {
    ...base,
    entry: { main: join(build.dir, 'src/main.ts') },
    resolve: { ...base.resolve, modules: ['node_modules', join(build.dir, 'node_modules')] },
    cache: false,
    plugins: [
      ...(base.plugins ?? []),
      ...[...replacements].map(
        ([request, file]) => new webpack.NormalModuleReplacementPlugin(request, file),
      ),
      new IntegrityPlugin(HOST_ENTRY),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          react: {
            test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom)@/,
            name: 'react',
            chunks: 'initial',
          },
          ui: {
            test: /node_modules[\\/](\.pnpm[\\/])?(@mui|@emotion|stylis)/,
            name: 'ui',
            chunks: 'initial',
          },
        },
      },
    },
  };
}
