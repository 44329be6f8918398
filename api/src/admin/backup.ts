import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../backup/back-up';
import type { Manifest } from '../backup/manifest';
import { restore as restoreBackup } from '../backup/restore';
import { UsageError, type Verb } from './verb';

export const backup: Verb = {
  name: 'backup',
  usage: 'backup FILE.tar.gz',
  summary:
    'writes the database and the files of the data folder into one file, while the site runs',

  async run(args, { settings, say }) {
    const file = onlyFile(args);
    const manifest = await backUp(settings, file);
    const { size } = await stat(file);
    say(`${file}: ${contentOf(manifest)}, ${(size / 1_048_576).toFixed(1)} MiB.`);
    say('It holds passwords (hashed) and secrets of the site: keep it where nobody else can read.');
  },
};

export const restore: Verb = {
  name: 'restore',
  usage: 'restore FILE.tar.gz',
  summary: 'brings a backup back into an empty database; the site must not run on it',

  async run(args, { settings, say }) {
    const manifest = await restoreBackup(settings, onlyFile(args));
    say(`Restored what was backed up at ${manifest.at}: ${contentOf(manifest)}.`);
  },
};

function onlyFile([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError('Name one file.');
  // npm runs scripts at the root of the project; INIT_CWD is where the operator stands.
  return resolve(process.env.INIT_CWD ?? '', file);
}

function contentOf({ tables, files, store }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const elsewhere = store === 's3' ? ' (those of releases are in their S3 store)' : '';
  return `${rows} rows of ${tables.length} tables, ${files.length} files${elsewhere}`;
}
