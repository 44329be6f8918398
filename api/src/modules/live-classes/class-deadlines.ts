import { paths } from '@sopaan/contract/paths';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';

/** The starts of live classes that have not started, for registered members and the teacher. */
export const classDeadlines: DeadlineSource = {
  name: 'live class',
  stepKind: 'live-class',
  dates: `
    select member.user_id, live_classes.id as item_id, live_classes.title,
      teacher_name as detail, null as date_name, starts_at as due_at, null as due_day,
      'Asia/Kolkata' as zone
    from live_class_members member
    join live_classes on live_classes.id = member.class_id
    where started_at is null and ended_at is null and removed_at is null
      and (registered_at is not null or member.user_id = teacher_id)`,
  toPath: ({ item_id: id }) => paths.liveClass(id),
  toNotice: ({ title }, date) => ({
    title: `Your class ${title} begins soon`,
    body: `It begins on ${date}.`,
  }),
  lastReminder: {
    minutes: 15,
    toNotice: ({ title }, time) => ({
      title: `Your class ${title} begins at ${time}`,
      body: 'You can open its page and check your audio now.',
    }),
  },
};
