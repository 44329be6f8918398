import type { Standing } from '@sopaan/schemas/practice/conquest';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { toStanding, type StandingRow } from './standing-record';

interface Leaderboard extends Page<Standing> {
  you: Standing | null;
  total: number;
}

/** The columns of `StandingRow`, selected from `STANDINGS`. */
const COLUMNS = `
  user_id, first_name, last_name, points, solved_count, reached_at,
  reached_at::text as reached_at_text,
  exists (select from minors_without_consent minor where minor.user_id = users.id)
    as is_name_hidden`;
const STANDINGS = 'conquest_scores join users on users.id = user_id';

/** Most points first; among equal points, whoever reached them first. */
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
  const conditions = new Conditions();
  conditions.add(`round = ${conditions.bind(round)}`);
  const { items: rows, nextCursor } = await findPage(database, page, {
    columns: COLUMNS,
    from: STANDINGS,
    conditions,
    order: ORDER,
    direction: 'asc',
    toItem: (row: StandingRow) => row,
  });
  const [first] = rows;
  const ranksAbove = first ? await countAbove(database, round, first) : 0;
  const [all] = await database.query<{ total: number }>(
    'select count(*) as total from conquest_scores where round = $1',
    [round],
  );
  return {
    items: rows.map((row, index) => toStanding(row, ranksAbove + index + 1, userId)),
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
  const [row] = await database.query<StandingRow>(
    `select ${COLUMNS} from ${STANDINGS} where round = $1 and user_id = $2`,
    [round, userId],
  );
  return row ? toStanding(row, (await countAbove(database, round, row)) + 1, userId) : null;
}

async function countAbove(
  database: Queryable,
  round: number,
  { points, reached_at_text: reachedAt, user_id: userId }: StandingRow,
): Promise<number> {
  const [counted] = await database.query<{ above: number }>(
    `select count(*) as above from conquest_scores
     where round = $1
       and ((-points), reached_at, user_id) < (-($2::integer), $3::timestamptz, $4::text)`,
    [round, points, reachedAt, userId],
  );
  return counted?.above ?? 0;
}
