import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../backup/back-up';
import type { Manifest } from '../backup/manifest';
import { restore as restoreBackup } from '../backup/restore';
import { UsageError, type AdminCommand } from './command';

export const backup: AdminCommand = {
  name: 'backup',
  usage: 'backup FILE.tar.gz',
  summary:
    'write the database and the files of the data directory to one file; the site may be running',

  async run(args, { settings, log }) {
    const file = parseFile(args);
    const manifest = await backUp(settings, file);
    const { size } = await stat(file);
    log(`${file}: ${describeContent(manifest)}, ${(size / 1_048_576).toFixed(1)} MiB.`);
    log(
      'It contains password hashes and secrets of the site: store it where nobody else can read it.',
    );
  },
};

export const restore: AdminCommand = {
  name: 'restore',
  usage: 'restore FILE.tar.gz',
  summary: 'restore a backup into an empty database; the site must not be running on it',

  async run(args, { settings, log }) {
    const manifest = await restoreBackup(settings, parseFile(args));
    log(`Restored the backup of ${manifest.at}: ${describeContent(manifest)}.`);
  },
};

function parseFile([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError('Exactly one file is required.');
  // npm runs scripts at the root of the project; INIT_CWD is the operator's working directory.
  return resolve(process.env.INIT_CWD ?? '', file);
}

function describeContent({ tables, files, store }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const note = store === 's3' ? ' (release files are in their S3 store)' : '';
  return `${rows} rows of ${tables.length} tables, ${files.length} files${note}`;
}
