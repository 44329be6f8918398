import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';

/** The last dates of saved jobs, for those who have not applied. */
export const savedJobDeadlines: DeadlineSource = {
  name: 'saved job',
  dates: `
    select saved_items.user_id, jobs.id as item_id, jobs.title, null as deadline,
      jobs.closes_at as due_at
    from saved_items join jobs on jobs.id = saved_items.job_id
    where not exists (
      select from job_applications application
      where application.job_id = jobs.id and application.user_id = saved_items.user_id
    )`,
  toNotice: ({ item_id: id, title }, date) => ({
    title: `Last date to apply: ${title}`,
    body: `You saved this job. Applications close on ${date}.`,
    path: paths.job(title, id),
  }),
};

/** The last dates of saved competitions, for those who have not registered. */
export const savedCompetitionDeadlines: DeadlineSource = {
  name: 'saved competition',
  dates: `
    select saved_items.user_id, events.id as item_id, events.title, null as deadline,
      events.registration_deadline as due_at
    from saved_items join events on events.id = saved_items.event_id
    where not exists (
      select from event_registrations registration
      where registration.event_id = events.id and registration.user_id = saved_items.user_id
    )`,
  toNotice: ({ item_id: id, title }, date) => ({
    title: `Last date to register: ${title}`,
    body: `You saved this competition. Registration closes on ${date}.`,
    path: paths.competition(title, id),
  }),
};
