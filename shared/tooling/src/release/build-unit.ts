import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostConfiguration } from '../webpack/host';
import type { UnitBuild } from '../webpack/preset';
import { remoteConfiguration } from '../webpack/remote';
import { assertFederationManifest } from './assert-federation-manifest';
import { currentRelease, setCurrentRelease } from './current-release';
import { planRelease, type Mode } from './planned-release';
import { ROOT, type Unit } from './project';
import { runWebpack } from './run-webpack';
import { writeRelease } from './write-release';

export interface BuiltUnit {
  unit: string;
  release: string;
  dir: string;
  /** Whether it was up to date, so that nothing was built. */
  isUpToDate: boolean;
}

/** Builds a unit unless its inputs have been built before, and makes the build the unit's current release. */
export async function buildUnit(
  unit: Unit,
  mode: Mode = 'production',
  version?: string,
): Promise<BuiltUnit> {
  const plan = await planRelease(unit, mode, version);
  const { config, releaseName, releasesDir, releaseDir, isBuilt } = plan;
  if (!isBuilt) {
    const partial = `${releaseDir}.part`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const previous = currentRelease(releasesDir);
    const build: UnitBuild = {
      unit: unit.name,
      dir: unit.dir,
      outputDir: partial,
      release: releaseName,
      mode,
      ...(previous !== undefined && { previousDir: join(releasesDir, previous) }),
    };
    const hostDir = join(ROOT, 'host');
    const compilation = await runWebpack(
      unit.name === 'host' ? hostConfiguration(build) : remoteConfiguration(build, hostDir),
    );
    const manifest = await writeRelease(build, config, compilation, hostDir);
    assertFederationManifest(partial, manifest);
    renameSync(partial, releaseDir);
  }
  setCurrentRelease(releasesDir, releaseName);
  return { unit: unit.name, release: releaseName, dir: releaseDir, isUpToDate: isBuilt };
}
