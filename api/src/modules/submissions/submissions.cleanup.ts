import type { CleanupTask } from '../../cleanup/cleanup';
import { removeOld } from '../../cleanup/remove-old';
import type { Queryable } from '../../database/database';
import { IS_LEASED } from './lease';

/** Per user; the newest accepted solution of each challenge is also kept. */
const MAX_KEPT = 1_000;

export const submissionsCleanup: readonly CleanupTask[] = [
  { name: 'submissions', run: removeOldSubmissions },
  { name: 'unjudged-submissions', run: failUnjudgedSubmissions },
];

function removeOldSubmissions(transaction: Queryable): Promise<number> {
  return removeOld(
    transaction,
    'submissions',
    `status = 'done' and id in (
       select id from (
         select id, verdict,
           row_number() over (
             partition by user_id order by created_at desc, id desc
           ) as position,
           row_number() over (
             partition by user_id, challenge_id, verdict order by created_at desc, id desc
           ) as position_by_verdict
         from submissions
         where user_id in (
           select user_id from submissions group by user_id having count(*) > ${MAX_KEPT}
         )
       ) ranked
       where position > ${MAX_KEPT} and (verdict is distinct from 'accepted' or position_by_verdict > 1)
     )`,
  );
}

/** Ends submissions that no process has claimed for a day, because their language is not installed or no runner works. */
async function failUnjudgedSubmissions(transaction: Queryable): Promise<void> {
  await transaction.query(
    `update submissions
     set status = 'done', verdict = 'not_judged', passed_tests = 0, lease_until = null,
       judged_at = now()
     where status <> 'done' and created_at < now() - interval '1 day'
       and not ${IS_LEASED}`,
  );
}
