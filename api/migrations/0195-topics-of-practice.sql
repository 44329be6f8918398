-- Topics and days, which the rows of challenges show in each list.
create or replace view practice_items as
select
  'challenge' as kind, id, '' as parent_id, type, title, summary, practice_type, programming_languages,
  exam_preparation, difficulty, project_type, test_format, practice_mode, points,
  null::integer as duration_seconds, position, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5) as level,
  topics, day
from challenges
union all
select
  'quiz', id, coalesce(institute_id, 'sopaan'), type, title, description, practice_type, '{}',
  exam_preparation, difficulty, '', test_format, practice_mode, null,
  duration_seconds, 1000000, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5),
  array_remove(array[topic], ''), null
from quizzes;
