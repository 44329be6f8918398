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

/** Which release of each unit the last start promoted. A team may have promoted another one since. */
export function readStartedReleases(dataFolder: string, environment: string): Releases {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) return {};
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept !== 'object' || kept === null) return {};
    const own = new Map(Object.entries(kept)).get(environment);
    return fileSchema.validateSync({ environment: own }).environment ?? {};
  } catch {
    // Unreadable is like unknown: what is built is promoted once more.
    return {};
  }
}

export function saveStartedReleases(
  dataFolder: string,
  environment: string,
  releases: Releases,
): void {
  const file = fileOf(dataFolder);
  writeFileSync(`${file}.part`, `${JSON.stringify({ [environment]: releases }, null, 1)}\n`);
  renameSync(`${file}.part`, file);
}

function fileOf(dataFolder: string): string {
  return join(dataFolder, 'started-releases.json');
}
