import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@sopaan/contract/release';
import { releasesDirOf } from './planned-release';
import { currentRelease } from './current-release';
import { units, type Unit } from './project';

export interface ListedRelease {
  unit: string;
  release: string;
  contract: string;
  /** Whether the release is the latest build of its unit. */
  current: boolean;
  /** When it was built, ISO 8601 in UTC. */
  built: string;
  /** Total bytes of its files, compressed with Brotli. */
  brotli: number;
}

/** The built releases of all units, grouped by unit, newest first. */
export function listReleases(all: readonly Unit[] = units()): ListedRelease[] {
  return all.flatMap((unit) => {
    const dir = releasesDirOf(unit, 'production');
    if (!existsSync(dir)) return [];
    const current = currentRelease(dir);
    return readdirSync(dir)
      .filter((name) => existsSync(join(dir, name, 'release.json')))
      .map((name) => describe(join(dir, name), current))
      .sort((a, b) => b.built.localeCompare(a.built));
  });
}

function describe(folder: string, current: string | undefined): ListedRelease {
  const file = join(folder, 'release.json');
  const { unit, release, contract, files } = releaseSchema.validateSync(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return {
    unit,
    release,
    contract,
    current: release === current,
    built: statSync(file).mtime.toISOString(),
    brotli: files.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
