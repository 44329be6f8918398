import type pg from 'pg';
import { array, boolean, number, object, string } from 'yup';
import type { Manifest } from './manifest';
import { quoteIdentifier, tablesInOrder } from './tables';

/** Tables that migrations fill. */
const FILLED_BY_MIGRATIONS = new Set(['opportunity_types', 'release_path_grants']);

const stateSchema = object({
  users: number().required(),
  migrated: boolean().required(),
});
const namesSchema = array()
  .of(object({ name: string().required() }).required())
  .required();
const filledSchema = object({ filled: boolean().required() });

const HINT = 'A backup can only be restored into an empty database.';

/** Throws if the database is in use, has data, or is newer than the backup. */
export async function assertUnused(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query(`
    select (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'sopaan-api') as users,
      to_regclass('schema_migrations') is not null as migrated`);
  const { users, migrated } = stateSchema.validateSync(rows[0]);
  if (users > 0) throw new Error('A site is running on this database. Stop it before you restore.');
  if (migrated) {
    const inBackup = new Set(migrations.map(({ name }) => name));
    const applied = await client.query('select name from schema_migrations order by name');
    const newer = namesSchema.validateSync(applied.rows).find(({ name }) => !inBackup.has(name));
    if (newer) {
      throw new Error(
        `This database is newer than the backup (${newer.name}). Restore into a database without tables.`,
      );
    }
  }
  await assertEmptyTables(client, migrated);
}

/** Throws if a table has rows. Also called with the tables locked, right before they are restored. */
export async function assertEmptyTables(client: pg.Client, migrated = true): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    if (!migrated)
      throw new Error(`This database has tables of another program (${name}). ${HINT}`);
    if (FILLED_BY_MIGRATIONS.has(name)) continue;
    const { rows } = await client.query(
      `select exists (select 1 from ${quoteIdentifier(name)}) as filled`,
    );
    if (filledSchema.validateSync(rows[0]).filled) {
      throw new Error(`This database is in use: ${name} has rows. ${HINT}`);
    }
  }
}
