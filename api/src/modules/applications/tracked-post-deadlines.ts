import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';

/** The dates of government posts for which members have applied on the official site, such as the last date to pay the fee. */
export const trackedPostDeadlines: DeadlineSource = {
  name: 'tracked post',
  dates: `
    select application.user_id, jobs.id as item_id, jobs.title, item ->> 'title' as deadline,
      (item ->> 'date')::timestamptz as due_at
    from job_applications application
    join jobs on jobs.id = application.job_id
    cross join lateral jsonb_array_elements(jobs.important_dates) as item
    where application.via = 'official' and application.status <> 'withdrawn'
      -- They have applied already.
      and (item ->> 'date')::timestamptz <> jobs.closes_at`,
  toNotice: ({ item_id: id, title, deadline }, date) => ({
    title: `${deadline}: ${title}`,
    body: `You track this post. The date is ${date}.`,
    path: paths.job(title, id),
  }),
};
