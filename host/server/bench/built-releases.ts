import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { unitFolders } from '../releases/unit-folders';

/** The current release of each unit that has been built. */
export function builtReleases(root: string): Release[] {
  return [...unitFolders(root, new Set()).values()].map((folder) => {
    const { release } = JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8'));
    const manifest = readFileSync(join(folder, String(release), 'release.json'), 'utf8');
    return releaseSchema.validateSync(JSON.parse(manifest));
  });
}
