import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mixed, object } from 'yup';

type Releases = Readonly<Record<string, string>>;

const releasesSchema = mixed<Releases>(
  (value): value is Releases =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((release) => typeof release === 'string'),
).required();
const fileSchema = object({ environment: releasesSchema.optional() });

/** The release of each unit that the last start promoted. A team may have promoted another one since. */
export function readStartedReleases(dataDir: string, environment: string): Releases {
  const file = filePath(dataDir);
  if (!existsSync(file)) return {};
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof stored !== 'object' || stored === null) return {};
    const releases = new Map(Object.entries(stored)).get(environment);
    return fileSchema.validateSync({ environment: releases }).environment ?? {};
  } catch {
    // An unreadable file counts as missing: all builds are promoted again.
    return {};
  }
}

export function saveStartedReleases(
  dataDir: string,
  environment: string,
  releases: Releases,
): void {
  const file = filePath(dataDir);
  writeFileSync(`${file}.part`, `${JSON.stringify({ [environment]: releases }, null, 1)}\n`);
  renameSync(`${file}.part`, file);
}

function filePath(dataDir: string): string {
  return join(dataDir, 'started-releases.json');
}
