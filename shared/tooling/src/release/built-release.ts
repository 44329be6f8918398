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
  const dir = releasesDirOf(unit, 'production');
  const release = currentRelease(dir);
  if (release === undefined || !existsSync(join(dir, release, 'release.json'))) return undefined;
  const folder = join(dir, release);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  return { manifest: releaseSchema.validateSync(manifest), folder };
}
