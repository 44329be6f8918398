import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { releasesDirOf } from './planned-release';
import { currentRelease } from './current-release';
import type { Unit } from './project';

export interface BuiltRelease {
  manifest: Release;
  /** The folder of its files. */
  folder: string;
}

/** The latest production build of a unit, if there is one. */
export function builtRelease(unit: Unit): BuiltRelease | undefined {
  const releasesDir = releasesDirOf(unit, 'production');
  const releaseName = currentRelease(releasesDir);
  if (releaseName === undefined) return undefined;
  const folder = join(releasesDir, releaseName);
  if (!existsSync(join(folder, 'release.json'))) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  return { manifest: releaseSchema.validateSync(manifest), folder };
}
