import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations, migrate, migrationsFolder } from '../database/migrate';
import type { Settings } from '../config/settings';
import { withBackupConnection } from './backup-connection';
import { assertUnused } from './assert-empty-target';
import { fillTables } from './fill-tables';
import type { Manifest } from './manifest';
import { stageFiles } from './stage-files';
import { unpack, type UnpackedBackup } from './unpack';

type Target = Pick<Settings, 'databaseUrl' | 'dataDir' | 'releaseStore' | 'fileStore'>;

/** Restores a backup into an empty database and its files into their folders, completely or not at all. */
export async function restore(settings: Target, file: string): Promise<Manifest> {
  const { databaseUrl, dataDir } = settings;
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const unpacked = await unpack(file, folder);
    const { manifest } = unpacked;
    await assertKnownMigrations(manifest);
    await withBackupConnection(databaseUrl, (client) => assertUnused(client, manifest));
    const names = new Set(manifest.migrations.map(({ name }) => name));
    await migrate(databaseUrl, migrationsFolder(), (name) => names.has(name));
    await restoreData(settings, unpacked);
    await migrate(databaseUrl);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreData(settings: Target, unpacked: UnpackedBackup): Promise<void> {
  const files = await stageFiles(unpacked, settings);
  try {
    await withBackupConnection(settings.databaseUrl, async (client) => {
      await client.query('begin');
      await fillTables(client, unpacked);
      // Before the commit: if the machine fails in between, the restore can be repeated.
      await files.publish();
      await client.query('commit');
    });
  } finally {
    await files.discard();
  }
}

async function assertKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Map(
    (await knownMigrations()).map(({ name, checksum }) => [name, checksum] as const),
  );
  const unknownMigration = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknownMigration) {
    throw new Error(
      `The backup is from another version of this program (${unknownMigration.name}). Restore it with that version.`,
    );
  }
}
