import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig } from '@sopaan/contract/remote-config';
import { setCurrentRelease } from './current-release';
import type { Unit } from './project';
import { releaseHash } from './release-hash';
import { unitConfig } from './unit-config';

export type Mode = 'production' | 'development';

/** The folder of a unit's releases. Development builds have a separate folder. */
export function releasesDirOf(unit: Unit, mode: Mode): string {
  return join(unit.dir, 'dist', mode === 'production' ? 'releases' : 'dev-releases');
}

/** The release that a build of the unit would make. */
interface PlannedRelease {
  config: RemoteConfig;
  releaseName: string;
  /** The folder of the unit's releases. */
  releasesDir: string;
  /** The folder of this release. */
  releaseDir: string;
  /** Whether the same inputs have been built before. */
  isBuilt: boolean;
}

/** `version` overrides the one in the unit's configuration. */
export async function planRelease(
  unit: Unit,
  mode: Mode,
  version?: string,
): Promise<PlannedRelease> {
  const unitConfiguration = await unitConfig(unit);
  const config = version === undefined ? unitConfiguration : { ...unitConfiguration, version };
  const releaseName = `${config.version}-${releaseHash(unit, mode)}`;
  const releasesDir = releasesDirOf(unit, mode);
  const releaseDir = join(releasesDir, releaseName);
  const isBuilt = existsSync(join(releaseDir, 'release.json'));
  return { config, releaseName, releasesDir, releaseDir, isBuilt };
}

/** Makes an earlier build of the same inputs the unit's current release. Returns its name, or undefined if there is none. */
export async function reuseBuild(
  unit: Unit,
  mode: Mode,
  version?: string,
): Promise<string | undefined> {
  const { releaseName, releasesDir, isBuilt } = await planRelease(unit, mode, version);
  if (!isBuilt) return undefined;
  setCurrentRelease(releasesDir, releaseName);
  return releaseName;
}
