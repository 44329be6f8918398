/** How many submissions of each person are being judged. */
export const JUDGING_COUNTS = `
  select user_id, count(*) as count from submissions
  where status = 'judging' and lease_until > now()
  group by user_id`;

/**
 * The place of each queued submission. The first of everybody comes before the second of anybody, and one that is being
 * judged counts as a first: what a judge takes next follows from the same rule.
 */
export const QUEUE_POSITIONS = `
  select id, row_number() over (order by turn, created_at, id) as position
  from (
    select id, created_at,
      coalesce(busy.count, 0) + row_number() over (partition by user_id order by created_at, id) as turn
    from submissions left join (${JUDGING_COUNTS}) busy using (user_id)
    where status = 'queued'
  ) waiting`;
