import type { Queryable } from '../../database/database';
import { RANKING } from './ranking-sql';

/** The delay before a festival is settled, so that attempts submitted at its end are stored by then. */
const SETTLED_AFTER_MINUTES = 5;

/** Locks the festivals that are over and have no final results yet, unless another process has locked them. */
export async function lockUnsettledFestivals(
  transaction: Queryable,
  count: number,
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select id from festivals
    where settled_at is null and ends_at < now() - make_interval(mins => $1)
    order by ends_at, id limit $2 for update skip locked`,
    [SETTLED_AFTER_MINUTES, count],
  );
  return rows.map(({ id }) => id);
}

/** Attempts that count but have not ended: their deadline passed before the festival ended, but nobody has submitted or read them since. */
export async function findUnendedAttempts(
  database: Queryable,
  festivalId: string,
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select attempt.id from festivals
    join festival_entries entry on entry.festival_id = festivals.id
    join festival_quizzes on festival_quizzes.festival_id = festivals.id
    join quiz_attempts attempt
      on attempt.user_id = entry.user_id and attempt.quiz_id = festival_quizzes.quiz_id
    where festivals.id = $1 and submitted_at is null
      and attempt.started_at >= starts_at and deadline <= ends_at
    order by attempt.id`,
    [festivalId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Stores the final ranks and prizes. Equal results share the prizes of the ranks that they take up, in whole rupees. Members win nothing in a festival
 * of sample data, and an entry whose prize or status was set by hand keeps both.
 */
export async function storeResults(transaction: Queryable, festivalId: string): Promise<void> {
  await transaction.query(
    `with ${RANKING}, awarded as (
      select entry.id, ranked.rank, status = 'Pending' and entry.amount = 0 as is_untouched,
        case when festivals.sample and not entry.sample then 0 else coalesce((
          select sum((prize.value ->> 'amount')::integer) / tied_count
          from jsonb_array_elements(prizes) with ordinality prize (value, position)
          where position >= ranked.rank and position < ranked.rank + tied_count
        ), 0) end::integer as amount
      from festival_entries entry
      join festivals on festivals.id = festival_id
      left join ranked on entry_id = entry.id
      where festival_id = $1
    )
    update festival_entries entry set rank = awarded.rank,
      amount = case when is_untouched then awarded.amount else entry.amount end,
      status = case
        when not is_untouched then entry.status
        when awarded.amount > 0 then 'Dispatch'
        else 'Completed'
      end
    from awarded where entry.id = awarded.id`,
    [festivalId],
  );
  await transaction.query('update festivals set settled_at = now() where id = $1', [festivalId]);
}
