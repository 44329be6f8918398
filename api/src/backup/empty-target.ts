import type pg from 'pg';
import { array, boolean, number, object, string } from 'yup';
import type { Manifest } from './manifest';
import { quoted, tablesInOrder } from './tables';

/** Tables that a migration fills. */
const FILLED_BY_MIGRATIONS = new Set(['opportunity_types']);

const stateSchema = object({
  users: number().required(),
  migrated: boolean().required(),
});
const namesSchema = array()
  .of(object({ name: string().required() }).required())
  .required();
const filledSchema = object({ filled: boolean().required() });

const HOW = 'A backup goes into an empty database only.';

/** Throws, saying why, when restoring into this database could cost somebody something. */
export async function refuseUsed(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query(`
    select (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'sopaan-api') as users,
      to_regclass('schema_migrations') is not null as migrated`);
  const { users, migrated } = stateSchema.validateSync(rows[0]);
  if (users > 0) throw new Error('A site runs on this database. End it before you restore.');
  if (migrated) {
    const wanted = new Set(migrations.map(({ name }) => name));
    const applied = await client.query('select name from schema_migrations order by name');
    const newer = namesSchema.validateSync(applied.rows).find(({ name }) => !wanted.has(name));
    if (newer) {
      throw new Error(
        `This database is newer than the backup (${newer.name}). Give restore a database without tables.`,
      );
    }
  }
  await refuseFilled(client, migrated);
}

/** The second look, with the tables locked. */
export async function refuseFilled(client: pg.Client, migrated = true): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    if (!migrated) throw new Error(`This database has tables of something else (${name}). ${HOW}`);
    if (FILLED_BY_MIGRATIONS.has(name)) continue;
    const { rows } = await client.query(`select exists (select 1 from ${quoted(name)}) as filled`);
    if (filledSchema.validateSync(rows[0]).filled) {
      throw new Error(`This database is in use: ${name} has rows. ${HOW}`);
    }
  }
}
