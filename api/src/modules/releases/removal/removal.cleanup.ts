import type { CleanupTask } from '../../../cleanup/cleanup';
import type { RemovalRule } from '../../../config/removal-settings';
import type { BlobStore } from '../../../files/store/store';
import { removeUnusedFiles } from './remove-files';
import { removeOldReleases } from './remove-releases';

/** Removes old releases, then files that no release needs any more. */
export function removalCleanup(store: BlobStore, rule: RemovalRule): CleanupTask[] {
  return [
    {
      name: 'old-releases',
      run: (transaction) => removeOldReleases(transaction, rule, 'registry'),
    },
    { name: 'release-files', run: (transaction) => removeUnusedFiles(transaction, store) },
  ];
}
