create table quizzes (
  id text primary key,
  institute_id text not null references institutes (id) on delete cascade,
  type text not null,
  title text not null,
  -- plain text
  description text not null default '',
  topic text not null default '',
  duration_seconds integer not null default 600 check (duration_seconds > 0),
  difficulty text not null default '',
  practice_type text not null default 'Mock Tests',
  exam_preparation text[] not null default '{}',
  test_format text not null default 'MCQs',
  practice_mode text not null default 'Self-Paced',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', topic || ' ' || description), 'B')
  ) stored
);

create index quizzes_by_date on quizzes (created_at desc, id desc);
create index quizzes_by_institute on quizzes (institute_id, created_at desc);
create index quizzes_by_words on quizzes using gin (search);

create table quiz_questions (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  position integer not null,
  question text not null,
  options text[] not null check (cardinality(options) >= 2),
  -- counts from 0
  correct_index integer not null,
  unique (quiz_id, position),
  check (correct_index >= 0 and correct_index < cardinality(options))
);

create table quiz_attempts (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  started_at timestamptz not null,
  deadline timestamptz not null,
  -- null while it runs; an attempt past its deadline ends at the deadline
  submitted_at timestamptz,
  score integer,
  check ((submitted_at is null) = (score is null))
);

create unique index quiz_attempts_open on quiz_attempts (quiz_id, user_id)
  where submitted_at is null;
create index quiz_attempts_by_user on quiz_attempts (user_id, started_at desc);

create table quiz_answers (
  attempt_id text not null references quiz_attempts (id) on delete cascade,
  question_id text not null references quiz_questions (id) on delete cascade,
  option_index integer not null check (option_index >= 0),
  primary key (attempt_id, question_id)
);
