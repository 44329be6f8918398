import { COUNTED_ATTEMPTS } from './counted-attempts';

/**
 * Common table expressions of a query with `festivals.id` as `$1`. `ranked` has one row for each entry with a result: the sums of the person's
 * best attempts, more correct answers first, then less time. Equal results share a rank, and the ranks after it are skipped as in 1, 1, 3.
 * `list_position` is unique, and `tied_count` is the number of entries that share the rank.
 */
export const RANKING = `
  best as (
    select distinct on (entry.id, attempt.quiz_id) entry.id as entry_id, score,
      extract(epoch from submitted_at - started_at) as seconds
    ${COUNTED_ATTEMPTS}
    order by entry.id, attempt.quiz_id, score desc, submitted_at - started_at
  ), results as (
    select entry_id, sum(score)::integer as score, round(sum(seconds))::integer as seconds,
      count(*)::integer as quizzes
    from best group by entry_id
    union all
    select id, sample_score, sample_seconds,
      (select count(*)::integer from festival_quizzes where festival_id = $1)
    from festival_entries where festival_id = $1 and sample_score is not null
  ), ranked as (
    select results.*, rank() over (order by score desc, seconds)::integer as rank,
      row_number() over (order by score desc, seconds, entry_id)::integer as list_position,
      count(*) over (partition by score, seconds)::integer as tied_count
    from results
  )`;
