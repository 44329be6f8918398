import type { Standing } from '@sopaan/schemas/conquest';
import type { Queryable } from '../../../plugins/database';
import { Conditions } from '../../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../../search/page';
import { shortName } from '../../accounts/users/short-name';

interface StandingRow {
  [column: string]: unknown;
  user_id: string;
  first_name: string;
  last_name: string;
  points: number;
  solved_count: number;
  reached_at: Date;
  cursor_key: string[];
}

interface Leaderboard {
  items: Standing[];
  nextCursor: string | null;
  you: Standing | null;
  total: number;
}

const SELECT = `
  select
    user_id, first_name, last_name, points, solved_count, reached_at,
    array[(-points)::text, reached_at::text, user_id] as cursor_key
  from conquest_scores join users on users.id = user_id`;

/** More points first, then whoever reached them first. */
const ORDER = [
  ['(-points)', 'integer'],
  ['reached_at', 'timestamptz'],
  ['user_id', 'text'],
] as const;

export async function findLeaderboard(
  database: Queryable,
  { round, ...page }: PageRequest & { round: number },
  userId: string | null,
): Promise<Leaderboard> {
  const size = pageSize(page);
  const conditions = new Conditions();
  conditions.add(`round = ${conditions.bind(round)}`);
  conditions.after(page.cursor, ORDER, 'asc');
  const rows = await database.query<StandingRow>(
    `${SELECT} ${conditions.where} order by (-points), reached_at, user_id
     limit ${conditions.bind(size + 1)}`,
    conditions.values,
  );
  const [first] = rows;
  const above = first ? await countAbove(database, round, first) : 0;
  const { items, nextCursor } = toPage(rows, size, (row) => row);
  const [all] = await database.query<{ total: number }>(
    'select count(*) as total from conquest_scores where round = $1',
    [round],
  );
  return {
    items: items.map((row, index) => toStanding(row, above + index + 1, userId)),
    nextCursor,
    you: userId === null ? null : await findStanding(database, round, userId),
    total: all?.total ?? 0,
  };
}

async function findStanding(
  database: Queryable,
  round: number,
  userId: string,
): Promise<Standing | null> {
  const [row] = await database.query<StandingRow>(`${SELECT} where round = $1 and user_id = $2`, [
    round,
    userId,
  ]);
  return row ? toStanding(row, (await countAbove(database, round, row)) + 1, userId) : null;
}

async function countAbove(
  database: Queryable,
  round: number,
  { cursor_key: [points, reachedAt, userId] }: StandingRow,
): Promise<number> {
  const [counted] = await database.query<{ above: number }>(
    `select count(*) as above from conquest_scores
     where round = $1
       and ((-points), reached_at, user_id) < ($2::integer, $3::timestamptz, $4::text)`,
    [round, points, reachedAt, userId],
  );
  return counted?.above ?? 0;
}

function toStanding(row: StandingRow, rank: number, userId: string | null): Standing {
  return {
    rank,
    name: shortName(row.first_name, row.last_name),
    points: row.points,
    solvedCount: row.solved_count,
    reachedAt: row.reached_at.toISOString(),
    isYou: row.user_id === userId,
  };
}
