import type pg from 'pg';
import { array, boolean, object, string } from 'yup';
import type { BackupSequence } from './manifest';

const tableSchema = object({
  name: string().required(),
  columns: array().of(string().required()).required(),
  parents: array().of(string().required()).required(),
});

export interface Table {
  name: string;
  /** All columns except generated ones, which cannot be written. */
  columns: string[];
}

/**
 * The tables of this program, in the order of their foreign keys. Excludes `schema_migrations`, which is stored
 * separately, and unlogged tables, which do not survive a crash either.
 */
export async function tablesInOrder(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select t.relname::text as name,
      array(select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and k.confrelid <> t.oid) as parents
    from pg_class t
    where t.relnamespace = current_schema()::text::regnamespace and t.relkind = 'r'
      and t.relpersistence = 'p' and t.relname <> 'schema_migrations'
    order by t.relname`);
  const remainingTables = rows.map((row) => tableSchema.validateSync(row));
  const orderedTables: Table[] = [];
  const placedNames = new Set<string>();
  while (remainingTables.length > 0) {
    const nextIndex = remainingTables.findIndex(({ parents }) =>
      parents.every((name) => placedNames.has(name)),
    );
    const [table] = remainingTables.splice(nextIndex, nextIndex < 0 ? 0 : 1);
    if (!table)
      throw new Error('Foreign keys of tables form a cycle, so none can be filled first.');
    placedNames.add(table.name);
    orderedTables.push({ name: table.name, columns: table.columns });
  }
  return orderedTables;
}

const sequenceSchema = object({
  table: string().required(),
  column: string().required(),
  sequence: string().required(),
});
const valueSchema = object({ value: string().required(), called: boolean().required() });

/** The sequences of serial and identity columns. */
export async function findSequences(client: pg.Client) {
  const { rows } = await client.query(`
    select t.relname::text as table, a.attname::text as column,
      pg_get_serial_sequence(quote_ident(t.relname), a.attname) as sequence
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = current_schema()::text::regnamespace and t.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(t.relname), a.attname) is not null
    order by 1, 2`);
  return rows.map((row) => sequenceSchema.validateSync(row));
}

export async function readSequences(client: pg.Client): Promise<BackupSequence[]> {
  const sequences: BackupSequence[] = [];
  for (const { table, column, sequence } of await findSequences(client)) {
    const { rows } = await client.query(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    sequences.push({ table, column, ...valueSchema.validateSync(rows[0]) });
  }
  return sequences;
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnList(columns: readonly string[]): string {
  return columns.map(quoteIdentifier).join(', ');
}
