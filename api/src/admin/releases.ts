import { openStore } from '../files/store/open-store';
import { removeUnusedFiles } from '../modules/releases/removal/remove-files';
import { findRemovable, removeOldReleases } from '../modules/releases/removal/remove-releases';
import { releaseName } from '../modules/releases/sets/release-name';
import type { Database } from '../database/database';
import type { BlobStore } from '../files/store/store';
import type { AddCommand, AdminContext } from './command';

export const addReleases: AddCommand = (admin, execute) => {
  admin
    .command('remove-old-releases')
    .description(
      'remove releases that nothing has used for long, and their files, as the site does hourly',
    )
    .option('--dry-run', 'only list them')
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      execute((context) => (dryRun ? listRemovable(context) : removeReleases(context))),
    );
};

async function listRemovable({ settings, log, withDatabase }: AdminContext): Promise<void> {
  const releases = await withDatabase((database) => findRemovable(database, settings.removalRule));
  for (const release of releases) log(`would remove ${releaseName(release)}`);
  if (releases.length === 0) log('No release is old enough.');
}

async function removeReleases({ settings, log, withDatabase }: AdminContext): Promise<void> {
  const store = openStore(settings.releaseStore);
  const { removalRule: rule } = settings;
  await withDatabase(async (database) => {
    const releases = await database.transaction((transaction) =>
      removeOldReleases(transaction, rule, 'operator'),
    );
    for (const release of releases) log(`removed ${releaseName(release)}`);
    const { files, bytes } = await removeAllUnusedFiles(database, store);
    const size = (bytes / 1_048_576).toFixed(1);
    log(`Releases removed: ${releases.length}. Files removed: ${files}, ${size} MiB.`);
  });
}

async function removeAllUnusedFiles(database: Database, store: BlobStore) {
  const total = { files: 0, bytes: 0 };
  for (;;) {
    const batch = await database.transaction((transaction) =>
      removeUnusedFiles(transaction, store),
    );
    total.files += batch.files;
    total.bytes += batch.bytes;
    if (!batch.hasMore) return total;
  }
}
