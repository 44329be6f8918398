-- Extra time for a member's attempts at quizzes, such as for a disability. It applies to attempts that start later.
create table quiz_extra_time (
  user_id text not null references users (id) on delete cascade,
  -- null: all quizzes without a row of their own
  quiz_id text references quizzes (id) on delete cascade,
  -- of the duration of the quiz
  percent integer not null check (percent between 0 and 400),
  granted_at timestamptz not null default now()
);

create unique index quiz_extra_time_by_member on quiz_extra_time (user_id, coalesce(quiz_id, ''));
create index quiz_extra_time_by_quiz on quiz_extra_time (quiz_id) where quiz_id is not null;
