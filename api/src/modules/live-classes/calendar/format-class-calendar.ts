import { paths } from '@sopaan/contract/paths';
import { formatCalendar } from '../../../calendar/icalendar';
import type { ScheduledClassRow } from '../live-class-record';

/** Formats the time of a class as a calendar file. */
export function formatClassCalendar(row: ScheduledClassRow, linkOrigin: string): string {
  const { id, title, teacher_name: teacher, starts_at: start, ends_at: end } = row;
  const url = linkOrigin + paths.liveClass(id);
  const entry = {
    uid: `live-class.${id}@${new URL(linkOrigin).hostname}`,
    summary: title,
    description: `${title}, with ${teacher}.\n${url}`,
    location: 'Online',
    url,
    changedAt: row.updated_at,
    time: { start, end },
    isBusy: true,
  };
  return formatCalendar(title, [entry]);
}
