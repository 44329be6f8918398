import { IS_LEASED } from './lease';

/** Selects, for each user, the number of submissions that are being judged. */
export const JUDGING_COUNTS = `
  select user_id, count(*) as count from submissions
  where status = 'judging' and ${IS_LEASED}
  group by user_id`;

/**
 * Selects the position of each queued submission, round-robin by user: everyone's first comes before anyone's second, where
 * submissions being judged count as earlier ones. Claims follow the same order.
 */
export const QUEUE_POSITIONS = `
  select id, row_number() over (order by round, created_at, id) as position
  from (
    select id, created_at,
      coalesce(judging.count, 0) + row_number() over (partition by user_id order by created_at, id) as round
    from submissions left join (${JUDGING_COUNTS}) judging using (user_id)
    where status = 'queued'
  ) waiting`;
