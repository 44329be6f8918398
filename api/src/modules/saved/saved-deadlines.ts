import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';

/** The last dates of saved jobs, for those who have not applied, or have withdrawn. */
export const savedJobDeadlines: DeadlineSource = {
  name: 'saved job',
  stepKind: 'saved-job',
  dates: `
    select saved_items.user_id, jobs.id as item_id, jobs.title,
      coalesce(jobs.organization ->> 'name', '') as detail, null as date_name,
      jobs.closes_at as due_at, null as due_day, 'Asia/Kolkata' as zone
    from saved_items join jobs on jobs.id = saved_items.job_id
    where not exists (
      select from job_applications application
      where application.job_id = jobs.id and application.user_id = saved_items.user_id
        and application.status <> 'withdrawn'
    )`,
  toPath: ({ item_id: id, title }) => paths.job(title, id),
  toNotice: ({ title }, date) => ({
    title: `Last date to apply: ${title}`,
    body: `You saved this job. Applications close on ${date}.`,
  }),
};

/** The last dates of saved competitions, for those who have not registered, or have withdrawn. */
export const savedCompetitionDeadlines: DeadlineSource = {
  name: 'saved competition',
  stepKind: 'saved-competition',
  dates: `
    select saved_items.user_id, events.id as item_id, events.title,
      coalesce(events.organisation ->> 'name', '') as detail, null as date_name,
      events.registration_deadline as due_at, null as due_day, events.timezone as zone
    from saved_items join events on events.id = saved_items.event_id
    where not exists (
      select from event_registrations registration
      where registration.event_id = events.id and registration.user_id = saved_items.user_id
        and registration.state <> 'withdrawn'
    )`,
  toPath: ({ item_id: id, title }) => paths.competition(title, id),
  toNotice: ({ title }, date) => ({
    title: `Last date to register: ${title}`,
    body: `You saved this competition. Registration closes on ${date}.`,
  }),
};
