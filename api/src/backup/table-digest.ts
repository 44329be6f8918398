import type pg from 'pg';
import { number, object, string } from 'yup';
import { columnList, quoteIdentifier, type Table } from './tables';

const digestSchema = object({ rows: number().required(), digest: string().required() });

/** The number of rows and the sum of their hashes, which does not depend on their order. */
export async function tableDigest(client: pg.Client, { name, columns }: Table) {
  const { rows } = await client.query(`
    select count(*)::int as rows,
      coalesce(sum(('x' || left(md5(row(${columnList(columns)})::text), 16))::bit(64)::bigint), 0)::text as digest
    from ${quoteIdentifier(name)}`);
  return digestSchema.validateSync(rows[0]);
}
