import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostConfiguration } from '../webpack/host';
import type { UnitBuild } from '../webpack/preset';
import { remoteConfiguration } from '../webpack/remote';
import { assertFederationManifest } from './assert-federation-manifest';
import { currentRelease, setCurrentRelease } from './current-release';
import { ROOT, type Unit } from './project';
import { releaseHash } from './release-hash';
import { runWebpack } from './run-webpack';
import { unitConfig } from './unit-config';
import { writeRelease } from './write-release';

export type Mode = UnitBuild['mode'];

export interface BuiltUnit {
  unit: string;
  release: string;
  dir: string;
  /** Whether it was up to date, so that nothing was built. */
  isUpToDate: boolean;
}

/** The folder of a unit's releases. Development builds have a separate folder. */
export function releasesDir(unit: Unit, mode: Mode): string {
  return join(unit.dir, 'dist', mode === 'production' ? 'releases' : 'dev-releases');
}

/** Builds a unit unless its inputs have been built before, and makes the build the unit's current release. */
export async function buildUnit(
  unit: Unit,
  mode: Mode = 'production',
  version?: string,
): Promise<BuiltUnit> {
  const unitConfiguration = await unitConfig(unit);
  const config = version === undefined ? unitConfiguration : { ...unitConfiguration, version };
  const release = `${config.version}-${releaseHash(unit, mode)}`;
  const releases = releasesDir(unit, mode);
  const dir = join(releases, release);
  const isBuilt = existsSync(join(dir, 'release.json'));
  if (!isBuilt) {
    const partial = `${dir}.part`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const previous = currentRelease(releases);
    const build: UnitBuild = {
      unit: unit.name,
      dir: unit.dir,
      outputDir: partial,
      release,
      mode,
      ...(previous !== undefined && { previousDir: join(releases, previous) }),
    };
    const hostDir = join(ROOT, 'host');
    const compilation = await runWebpack(
      unit.name === 'host' ? hostConfiguration(build) : remoteConfiguration(build, hostDir),
    );
    const manifest = await writeRelease(build, config, compilation, hostDir);
    assertFederationManifest(partial, manifest);
    renameSync(partial, dir);
  }
  setCurrentRelease(releases, release);
  return { unit: unit.name, release, dir, isUpToDate: isBuilt };
}
