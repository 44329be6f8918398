import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';
import { dueOfText } from '../notices/deadlines/due-of-text';

/**
 * The dates of government posts for which members have applied on the official site, such as the last date to pay the fee. Only dates
 * after the last day to apply, because these members have applied already.
 */
export const trackedPostDeadlines: DeadlineSource = {
  name: 'tracked post',
  stepKind: 'tracked-post',
  dates: `
    select application.user_id, jobs.id as item_id, jobs.title, item ->> 'title' as detail,
      item ->> 'title' as date_name, due_at, due_day, 'Asia/Kolkata' as zone
    from job_applications application
    join jobs on jobs.id = application.job_id
    cross join lateral jsonb_array_elements(jobs.important_dates) as item
    cross join lateral (${dueOfText(`item ->> 'date'`)}) as due
    where application.via = 'official' and application.status <> 'withdrawn'
      and case
        when due_day is null then due_at > jobs.closes_at
        else due_day::date > (jobs.closes_at at time zone 'Asia/Kolkata')::date
      end`,
  toPath: ({ item_id: id, title }) => paths.job(title, id),
  toNotice: ({ title, date_name: name }, date) => ({
    title: `${name}: ${title}`,
    body: `You are tracking this post. The date is ${date}.`,
  }),
};
