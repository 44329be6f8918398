import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { releasesDirOf } from '../release/planned-release';
import { ROOT, type Unit } from '../release/project';
import { unitConfig } from '../release/unit-config';
import { assertFederationManifest } from '../release/assert-federation-manifest';
import { writeRelease } from '../release/write-release';
import { hostConfiguration } from '../webpack/host';
import type { UnitBuild } from '../webpack/preset';
import { remoteConfiguration } from '../webpack/remote';

/** The name of the release of a watched unit, which each build overwrites. */
const RELEASE = 'live';
const HOST_DIR = join(ROOT, 'host');

/**
 * Builds units from source and rebuilds them at each change, into a release that the edge serves like any other. Pages are
 * notified through the socket and replace changed modules in place (React Refresh), which needs a development build of the
 * host; without `refresh` they reload.
 */
export async function watchUnits(
  units: readonly Unit[],
  port: number,
  { refresh } = { refresh: true },
): Promise<{ stop: () => Promise<void> }> {
  const configurations = await Promise.all(units.map((unit) => createConfiguration(unit, refresh)));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: refresh,
      static: false,
      allowedHosts: 'all',
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, logging: 'warn', overlay: false },
      devMiddleware: { writeToDisk: true },
    },
    webpack(configurations),
  );
  await server.start();
  return { stop: () => server.stop() };
}

async function createConfiguration(unit: Unit, refresh: boolean): Promise<Configuration> {
  const outputDir = join(releasesDirOf(unit, 'development'), RELEASE);
  rmSync(outputDir, { recursive: true, force: true });
  mkdirSync(outputDir, { recursive: true });
  const build: UnitBuild = {
    unit: unit.name,
    dir: unit.dir,
    outputDir,
    release: RELEASE,
    mode: 'development',
    hot: refresh,
  };
  const base =
    unit.name === 'host' ? hostConfiguration(build) : remoteConfiguration(build, HOST_DIR);
  return {
    ...base,
    name: unit.name,
    plugins: [
      ...(base.plugins ?? []),
      refresh && new ReactRefreshPlugin({ library: unit.name, overlay: false }),
      { apply: (compiler) => writeManifestAfterBuild(compiler, unit, build) },
    ],
  };
}

/** After each build, writes the release's manifest and changes the pointer, so that the edge reads it again. */
function writeManifestAfterBuild(compiler: Compiler, unit: Unit, build: UnitBuild): void {
  compiler.hooks.done.tapPromise('write the release manifest', async (stats) => {
    if (stats.hasErrors()) return;
    const release = await writeRelease(build, await unitConfig(unit), stats.compilation, HOST_DIR);
    assertFederationManifest(build.outputDir, release);
    const pointer = join(releasesDirOf(unit, 'development'), 'current.json');
    writeFileSync(`${pointer}.part`, JSON.stringify({ release: RELEASE, build: stats.hash }));
    renameSync(`${pointer}.part`, pointer);
  });
}
