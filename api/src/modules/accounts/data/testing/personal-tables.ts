import type { Queryable } from '../../../../database/database';

/** Tables whose email column has the public address of an organisation, not personal data. */
const TABLES_OF_ORGANISATIONS = ['institutes'];

/**
 * The tables with personal data: those with a user or email column, those that reference `users`, and those that
 * reference such a table.
 */
export async function personalTables(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `with recursive reference as (
       select child.table_name as child, parent.table_name as parent
       from information_schema.referential_constraints link
       join information_schema.table_constraints child
         on (child.constraint_schema, child.constraint_name)
          = (link.constraint_schema, link.constraint_name)
       join information_schema.table_constraints parent
         on (parent.constraint_schema, parent.constraint_name)
          = (link.unique_constraint_schema, link.unique_constraint_name)
     ), personal (name) as (
       select table_name::text from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema = 'public' and column_name in ('user_id', 'email', 'email_key')
         and table_name <> all ($1)
       union
       select 'users'
       union
       select child::text from reference join personal on personal.name = parent
     )
     select name from personal order by name`,
    [TABLES_OF_ORGANISATIONS],
  );
  return rows.map(({ name }) => name);
}
