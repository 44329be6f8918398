import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { Queryable } from '../../database/database';

export type Choices = Readonly<Record<string, readonly string[]>>;

/** Whether a row matches one option. */
type Matcher<Row> = (row: Row, option: string) => boolean;

/** Keys of one group are combined with `or`, groups with `and`. */
export type Groups<Row> = readonly Readonly<Record<string, Matcher<Row>>>[];

interface Description<Row> {
  endpoint: Endpoint;
  /** The field of an item that holds its id. */
  id: string;
  /** All rows that the list may show. */
  sql: string;
  groups: Groups<Row>;
}

/** A reference model of a searched list: it tests every row in memory. */
export interface Model {
  endpoint: Endpoint;
  id: string;
  load(database: Queryable): Promise<void>;
  /** The ids of the rows that match all groups. */
  matches(choices: Choices): string[];
}

export function createModel<Row extends { id: string }>({
  endpoint,
  id,
  sql,
  groups,
}: Description<Row>): Model {
  let rows: Row[] = [];
  return {
    endpoint,
    id,
    async load(database) {
      rows = await database.query<Row>(sql);
    },
    matches: (choices) =>
      rows
        .filter((row) =>
          groups.every((group) => {
            const matches = Object.entries(group).flatMap(([key, isMatch]) =>
              (choices[key] ?? []).map((option) => isMatch(row, option)),
            );
            return matches.length === 0 || matches.includes(true);
          }),
        )
        .map((row) => row.id),
  };
}

/** `column` equals the option after both are normalized. */
export function equals<Row>(
  column: (row: Row) => string,
  normalize = (text: string) => text,
): Matcher<Row> {
  return (row, option) => normalize(column(row)) === normalize(option);
}

export function includes<Row>(column: (row: Row) => readonly string[]): Matcher<Row> {
  return (row, option) => column(row).includes(option);
}

const HOUR_MS = 3_600_000;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** No older than the option's number of hours; `today` begins at midnight in India. */
export function within<Row>(
  column: (row: Row) => Date,
  hours: Readonly<Record<string, number | 'today'>>,
): Matcher<Row> {
  return (row, option) => {
    const limit = hours[option];
    if (limit === undefined) return true;
    const now = Date.now();
    const since =
      limit === 'today'
        ? Math.floor((now + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS
        : now - limit * HOUR_MS;
    return column(row).getTime() >= since;
  };
}
