import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig } from '@sopaan/contract/remote-config';
import { setCurrentRelease } from './current-release';
import type { Unit } from './project';
import { releaseHash } from './release-hash';
import { unitConfig } from './unit-config';

export type Mode = 'production' | 'development';

/** The folder of a unit's releases. Development builds have a separate folder. */
export function releasesDir(unit: Unit, mode: Mode): string {
  return join(unit.dir, 'dist', mode === 'production' ? 'releases' : 'dev-releases');
}

/** The release that a build of the unit would make. */
interface PlannedRelease {
  config: RemoteConfig;
  release: string;
  releases: string;
  /** The folder of its files. */
  dir: string;
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
  const release = `${config.version}-${releaseHash(unit, mode)}`;
  const releases = releasesDir(unit, mode);
  const dir = join(releases, release);
  return { config, release, releases, dir, isBuilt: existsSync(join(dir, 'release.json')) };
}

/** Makes an earlier build of the same inputs the unit's current release. Returns its name, or undefined if there is none. */
export async function reuseBuild(
  unit: Unit,
  mode: Mode,
  version?: string,
): Promise<string | undefined> {
  const { release, releases, isBuilt } = await planRelease(unit, mode, version);
  if (!isBuilt) return undefined;
  setCurrentRelease(releases, release);
  return release;
}
