-- Lessons that were finished before finishing one earned coins count as well. The subject is that of
-- api/src/modules/lessons/lesson-subject.ts.
insert into coin_entries (user_id, reason, subject, coins, created_at)
select user_id, 'lesson', course_id || '/' || video_id, 5, finished_at
from finished_lessons
on conflict (user_id, reason, subject) do nothing;

-- The page shows a title for each reason, so there are no others than those of the rules.
alter table coin_entries add constraint coin_entries_reason
  check (reason in ('challenge', 'quiz', 'lesson', 'streak-freeze'));
