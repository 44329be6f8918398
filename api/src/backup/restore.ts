import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations, migrate, migrationsFolder } from '../plugins/migrate';
import type { Settings } from '../plugins/settings';
import { withBackupConnection } from './backup-connection';
import { refuseUsed } from './empty-target';
import { fillTables } from './fill-tables';
import type { Manifest } from './manifest';
import { stageFiles } from './place-files';
import { unpack, type Unpacked } from './unpack';

type Target = Pick<Settings, 'databaseUrl' | 'dataFolder' | 'releaseStore' | 'fileStore'>;

/** Brings a backup back into an empty database and its files into their folders, all of it or nothing. */
export async function restore(settings: Target, file: string): Promise<Manifest> {
  const { databaseUrl, dataFolder } = settings;
  await mkdir(dataFolder, { recursive: true });
  const folder = await mkdtemp(join(dataFolder, 'restore-'));
  try {
    const unpacked = await unpack(file, folder);
    const { manifest } = unpacked;
    await refuseUnknown(manifest);
    await withBackupConnection(databaseUrl, (client) => refuseUsed(client, manifest));
    const names = new Set(manifest.migrations.map(({ name }) => name));
    await migrate(databaseUrl, migrationsFolder(), (name) => names.has(name));
    await bringBack(settings, unpacked);
    await migrate(databaseUrl);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bringBack(settings: Target, unpacked: Unpacked): Promise<void> {
  const files = await stageFiles(unpacked, settings);
  try {
    await withBackupConnection(settings.databaseUrl, async (client) => {
      await client.query('begin');
      await fillTables(client, unpacked);
      // Before the commit: should the machine die in between, the same restore works once more.
      await files.appear();
      await client.query('commit');
    });
  } finally {
    await files.discard();
  }
}

async function refuseUnknown({ migrations }: Manifest): Promise<void> {
  const known = new Map(
    (await knownMigrations()).map(({ name, checksum }) => [name, checksum] as const),
  );
  const odd = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (odd) {
    throw new Error(
      `The backup is of another version of this program (${odd.name}). Restore it with that version.`,
    );
  }
}
