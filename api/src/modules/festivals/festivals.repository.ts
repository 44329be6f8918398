import type { Festival, FestivalListItem } from '@sopaan/schemas/festivals/festival';
import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import type { Queryable } from '../../database/database';
import { toQuizListItem, type QuizRow } from '../quizzes/quiz-record';
import { COUNTED_ATTEMPTS } from './counted-attempts';
import {
  toFestival,
  toFestivalListItem,
  type FestivalListRow,
  type FestivalRow,
} from './festival-record';

/** Limits the size of the response. No site is expected to have more festivals at a time. */
const LIST_LIMIT = 100;

/** The columns of `FestivalListRow`. */
const LIST_COLUMNS = 'id, title, summary, registration_opens_at, starts_at, ends_at, timezone';

export async function findCurrentFestivals(database: Queryable): Promise<FestivalListItem[]> {
  const rows = await database.query<FestivalListRow & Record<string, unknown>>(
    `select ${LIST_COLUMNS} from festivals where ends_at > now()
    order by ends_at, id limit ${LIST_LIMIT}`,
  );
  return rows.map(toFestivalListItem);
}

/** All festivals with the number of their entries, newest first. */
export async function findAllFestivals(
  database: Queryable,
): Promise<ReadonlyArray<FestivalListItem & { registered: number }>> {
  const rows = await database.query<
    FestivalListRow & { registered_count: number } & Record<string, unknown>
  >(
    `select ${LIST_COLUMNS},
      (select count(*) from festival_entries where festival_id = festivals.id) as registered_count
    from festivals order by starts_at desc, id`,
  );
  return rows.map((row) => ({ ...toFestivalListItem(row), registered: row.registered_count }));
}

export async function findFestival(database: Queryable, id: string): Promise<Festival | undefined> {
  const [row] = await database.query<FestivalRow & Record<string, unknown>>(
    `select ${LIST_COLUMNS}, rules, banner, organiser, prizes, sample,
      (select count(*) from festival_entries where festival_id = festivals.id) as registered_count,
      (select count(*) ${COUNTED_ATTEMPTS}) as attempt_count
    from festivals where id = $1`,
    [id],
  );
  return row && toFestival(row, await findFestivalQuizzes(database, id));
}

async function findFestivalQuizzes(database: Queryable, id: string): Promise<QuizListItem[]> {
  const rows = await database.query<QuizRow & Record<string, unknown>>(
    `select quizzes.*,
      (select count(*) from quiz_questions where quiz_id = quizzes.id) as total_question_count
    from festival_quizzes join quizzes on quizzes.id = quiz_id
    where festival_id = $1 order by position, quiz_id`,
    [id],
  );
  return rows.map(toQuizListItem);
}

export async function hasFestival(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.query('select from festivals where id = $1', [id]);
  return rows.length > 0;
}

export interface NewFestival {
  id: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  rules: string;
  organiser: string;
  prizes: Festival['prizes'];
  registrationOpensAt: Date;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
}

export async function addFestival(transaction: Queryable, festival: NewFestival): Promise<void> {
  await transaction.query(
    `insert into festivals (id, title, summary, rules, organiser, prizes, registration_opens_at,
      starts_at, ends_at, timezone)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10)`,
    [
      festival.id,
      festival.title,
      festival.summary,
      festival.rules,
      festival.organiser,
      JSON.stringify(festival.prizes),
      festival.registrationOpensAt,
      festival.startsAt,
      festival.endsAt,
      festival.timezone,
    ],
  );
}

/** Returns whether the quiz exists. */
export async function addFestivalQuiz(
  transaction: Queryable,
  { festivalId, quizId, position }: { festivalId: string; quizId: string; position: number },
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into festival_quizzes (festival_id, quiz_id, position)
    select $1, id, $3 from quizzes where id = $2
    on conflict (festival_id, quiz_id) do update set position = excluded.position
    returning quiz_id`,
    [festivalId, quizId, position],
  );
  return rows.length > 0;
}
