import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { object, string } from 'yup';
import { packageRoot } from '../config/package-root';

/** Key of the advisory lock that serialises migrations between processes. */
const MIGRATION_LOCK = 4_127_001;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const appliedSchema = object({ name: string().required(), checksum: string().required() });

export function migrationsFolder(): string {
  return join(packageRoot(), 'migrations');
}

/**
 * Applies new files in the order of their names, each in its own transaction.
 * An advisory lock on the same connection lets any number of processes start at once.
 */
export async function migrate(
  url: string,
  folder = migrationsFolder(),
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'sopaan-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const migrations = await knownMigrations(folder);
    return await applyNew(
      client,
      migrations.filter(({ name }) => isWanted(name)),
    );
  } finally {
    await client.end();
  }
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** All migrations of this version of the program, in order. */
export async function knownMigrations(folder = migrationsFolder()): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!FILE_NAME.test(name)) throw new Error(`${name} must be named like 0001-accounts.sql`);
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyNew(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query('select name, checksum from schema_migrations');
  const appliedChecksums = new Map(
    rows
      .map((row) => appliedSchema.validateSync(row))
      .map(({ name, checksum }) => [name, checksum]),
  );
  const addedNames: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const appliedChecksum = appliedChecksums.get(name);
    if (appliedChecksum === checksum) continue;
    if (appliedChecksum !== undefined) {
      throw new Error(`${name} was changed after it had been applied; add a new migration instead`);
    }
    try {
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
      await client.query('commit');
    } catch (cause) {
      await client.query('rollback');
      throw new Error(`${name} could not be applied`, { cause });
    }
    addedNames.push(name);
  }
  return addedNames;
}
