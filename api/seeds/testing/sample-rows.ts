import { seedTables } from '../seed-tables';

const DAY = Date.parse('2031-03-05T00:00:00Z');
const DAY_MS = 86_400_000;
const tables = new Map<number, ReturnType<typeof seedTables>>();

type Row = Readonly<Record<string, unknown>>;

export const LARGE_STATES = [
  ...['Maharashtra', 'Karnataka', 'Tamil Nadu', 'Telangana', 'Delhi', 'Uttar Pradesh'],
  ...['West Bengal', 'Gujarat', 'Kerala', 'Rajasthan', 'Madhya Pradesh', 'Haryana', 'Bihar'],
  ...['Punjab', 'Odisha', 'Andhra Pradesh'],
] as const;

/** The sample rows of a table, seeded some days after the first day of the tests. */
export function rowsOf(name: string, daysLater = 0): readonly Row[] {
  const seeded = tables.get(daysLater) ?? seedTables(new Date(DAY + daysLater * DAY_MS));
  tables.set(daysLater, seeded);
  return seeded.filter((table) => table.name === name).flatMap(({ rows }) => rows);
}

/** The paragraphs of HTML, plain text or a list of rounds. Bold headings and lists are none. */
export function paragraphsOf(body: unknown): string[] {
  if (Array.isArray(body))
    return JSON.stringify(body)
      .split('"description":"')
      .slice(1)
      .map((part) => part.split('","')[0] ?? '');
  if (typeof body !== 'string' || body === '') return [];
  if (!body.includes('<p>')) return [body];
  return [...body.matchAll(/<p>(?!<strong>)(.*?)<\/p>/g)].map(([, text = '']) => text);
}

interface Options {
  values: readonly string[];
  path: string;
}

/** The pairs of an option of each of two filters that no row has. */
export function pairsWithoutResult(rows: readonly Row[], first: Options, second: Options) {
  const has = (row: Row, path: string, value: string) =>
    JSON.stringify(row[path]).includes(`"${value}"`);
  return first.values.flatMap((one) =>
    second.values
      .filter((two) => !rows.some((row) => has(row, first.path, one) && has(row, second.path, two)))
      .map((two) => `${one} and ${two}`),
  );
}
