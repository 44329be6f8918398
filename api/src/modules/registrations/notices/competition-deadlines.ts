import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../../notices/deadlines/deadline-source';
import { dueOfText } from '../../notices/deadlines/due-of-text';

/** The start and the deadlines of competitions in which members have a place. */
export const competitionDeadlines: DeadlineSource = {
  name: 'competition',
  stepKind: 'registration',
  dates: `
    select registration.user_id, events.id as item_id, events.title,
      coalesce(due.name, '') as detail, due.name as date_name, due.due_at, due.due_day,
      events.timezone as zone
    from event_registrations registration
    join events on events.id = registration.event_id and events.ends_at > now()
    cross join lateral (
      select null as name, starts_at as due_at, null as due_day
      union all
      select item ->> 'title', item_due.due_at, item_due.due_day
      from jsonb_array_elements(deadlines) as item
      cross join lateral (${dueOfText(`item ->> 'at'`)}) as item_due
    ) as due
    where registration.state = 'registered'`,
  toPath: ({ item_id: id, title }) => paths.competition(title, id),
  toNotice: ({ title, date_name: name }, date) => ({
    title: name === null ? `${title} starts soon` : `${name}: deadline in ${title}`,
    body: name === null ? `It starts on ${date}.` : `It is due on ${date}.`,
  }),
};
