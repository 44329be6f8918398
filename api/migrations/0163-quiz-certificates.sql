-- Certificates of quizzes, besides those of courses.
alter table certificates
  alter column course_id drop not null,
  add column quiz_id text references quizzes (id) on delete cascade,
  -- the best result of the member at the quiz
  add column score integer,
  add column total integer,
  -- when a better result replaced the first one
  add column reissued_at timestamptz,
  add unique (user_id, quiz_id),
  add check (num_nonnulls(course_id, quiz_id) = 1),
  add check (num_nonnulls(quiz_id, score, total) in (0, 3));

create index certificates_by_quiz on certificates (quiz_id) where quiz_id is not null;
