import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { object, string } from 'yup';
import { releasesDir } from './build-unit';
import type { Unit } from './project';

const pointerSchema = object({ release: string().required() });

export interface BuiltRelease {
  manifest: Release;
  /** The folder of its files. */
  folder: string;
}

/** The name of the latest build, from the pointer in the folder. */
export function currentRelease(dir: string): string | undefined {
  const file = join(dir, 'current.json');
  if (!existsSync(file)) return undefined;
  return pointerSchema.validateSync(JSON.parse(readFileSync(file, 'utf8'))).release;
}

/** The latest production build of a unit, if there is one. */
export function builtRelease(unit: Unit): BuiltRelease | undefined {
  const dir = releasesDir(unit, 'production');
  const release = currentRelease(dir);
  if (release === undefined || !existsSync(join(dir, release, 'release.json'))) return undefined;
  const folder = join(dir, release);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  return { manifest: releaseSchema.validateSync(manifest), folder };
}
