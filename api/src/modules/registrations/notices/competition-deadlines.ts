import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../../notices/deadlines/deadline-source';

/** The start and the deadlines of competitions in which members have a place. */
export const competitionDeadlines: DeadlineSource = {
  name: 'competition',
  dates: `
    select registration.user_id, events.id as item_id, events.title, due.deadline, due.due_at
    from event_registrations registration
    join events on events.id = registration.event_id and events.ends_at > now()
    cross join lateral (
      select null as deadline, starts_at as due_at
      union all
      select item ->> 'title', (item ->> 'at')::timestamptz
      from jsonb_array_elements(deadlines) as item
    ) as due
    where registration.state = 'registered'`,
  toNotice: ({ item_id: id, title, deadline }, date) => ({
    title: deadline === null ? `${title} starts soon` : `${deadline}: deadline in ${title}`,
    body: deadline === null ? `It starts on ${date}.` : `It is due on ${date}.`,
    path: paths.competition(title, id),
  }),
};
