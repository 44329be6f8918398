import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { Queryable } from '../plugins/database';

export type Asked = Readonly<Record<string, readonly string[]>>;

/** Says whether a row meets one option. */
type Has<Row> = (row: Row, option: string) => boolean;

/** Keys of one group widen each other, groups narrow. */
export type Groups<Row> = readonly Readonly<Record<string, Has<Row>>>[];

interface Description<Row> {
  endpoint: Endpoint;
  /** The field of an item that holds its id. */
  id: string;
  /** All rows that the list may show. */
  sql: string;
  groups: Groups<Row>;
}

/** A searched list, told a second time in the plainest way: every row is looked at for every question. */
export interface Model {
  endpoint: Endpoint;
  id: string;
  load(database: Queryable): Promise<void>;
  /** The ids of the rows that meet all groups. */
  matches(asked: Asked): string[];
}

export function modelOf<Row extends { id: string }>({
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
    matches: (asked) =>
      rows
        .filter((row) =>
          groups.every((group) => {
            const questions = Object.entries(group).flatMap(([key, has]) =>
              (asked[key] ?? []).map((option) => has(row, option)),
            );
            return questions.length === 0 || questions.includes(true);
          }),
        )
        .map((row) => row.id),
  };
}

/** `column` is the option, in whatever capitals when `asText` says so. */
export function is<Row>(column: (row: Row) => string, asText = (text: string) => text): Has<Row> {
  return (row, option) => asText(column(row)) === asText(option);
}

export function holds<Row>(column: (row: Row) => readonly string[]): Has<Row> {
  return (row, option) => column(row).includes(option);
}

const HOUR = 3_600_000;
const INDIA = 5.5 * HOUR;
const DAY = 24 * HOUR;

/** No older than the option says, in hours; `today` begins at midnight in India. */
export function within<Row>(
  column: (row: Row) => Date,
  hours: Readonly<Record<string, number | 'today'>>,
): Has<Row> {
  return (row, option) => {
    const limit = hours[option];
    if (limit === undefined) return true;
    const now = Date.now();
    const since =
      limit === 'today' ? Math.floor((now + INDIA) / DAY) * DAY - INDIA : now - limit * HOUR;
    return column(row).getTime() >= since;
  };
}
