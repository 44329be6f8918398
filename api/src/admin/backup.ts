import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../backup/back-up';
import type { Manifest } from '../backup/manifest';
import { restore } from '../backup/restore';
import type { AddCommand } from './command';

export const addBackup: AddCommand = (admin, execute) => {
  admin
    .command('backup')
    .description(
      'write the database and the files of the data directory to one file; the site may be running',
    )
    .argument('<file.tar.gz>', 'the file to write', resolvePath)
    .action((file: string) =>
      execute(async ({ settings, log }) => {
        const manifest = await backUp(settings, file);
        const { size } = await stat(file);
        log(`${file}: ${describeContent(manifest)}, ${(size / 1_048_576).toFixed(1)} MiB.`);
        log(
          'It contains password hashes and secrets of the site: store it where nobody else can read it.',
        );
      }),
    );
};

export const addRestore: AddCommand = (admin, execute) => {
  admin
    .command('restore')
    .description('restore a backup into an empty database; the site must not be running on it')
    .argument('<file.tar.gz>', 'the file of the backup', resolvePath)
    .action((file: string) =>
      execute(async ({ settings, log }) => {
        const manifest = await restore(settings, file);
        log(`Restored the backup of ${manifest.at}: ${describeContent(manifest)}.`);
      }),
    );
};

/** npm runs scripts at the root of the project; INIT_CWD is the operator's working directory. */
function resolvePath(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file);
}

function describeContent({ tables, files, store }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const note = store === 's3' ? ' (release files are in their S3 store)' : '';
  return `${rows} rows of ${tables.length} tables, ${files.length} files${note}`;
}
