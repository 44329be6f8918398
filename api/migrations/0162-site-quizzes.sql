-- Quizzes of the site itself, whose rows are written from `api/content/` at each start.
alter table quizzes
  -- null: a quiz of the site itself
  alter column institute_id drop not null,
  -- its results are compared with those of other people and get a certificate, and its attempts draw as many questions of each topic
  -- and difficulty
  add column is_ranked boolean not null default false;

alter table quiz_questions
  add column topic text not null default '',
  -- 1 to 3, by the author
  add column difficulty smallint not null default 1 check (difficulty between 1 and 3),
  -- in the first attempts of members, if the quiz is ranked
  add column answer_count integer not null default 0,
  add column correct_count integer not null default 0,
  add check (correct_count between 0 and answer_count);

create or replace view practice_items as
select
  'challenge' as kind, id, '' as parent_id, type, title, summary, practice_type, programming_languages,
  exam_preparation, difficulty, project_type, test_format, practice_mode, points,
  null::integer as duration_seconds, position, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5) as level
from challenges
union all
select
  'quiz', id, coalesce(institute_id, 'sopaan'), type, title, description, practice_type, '{}',
  exam_preparation, difficulty, '', test_format, practice_mode, null,
  duration_seconds, 1000000, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5)
from quizzes;
