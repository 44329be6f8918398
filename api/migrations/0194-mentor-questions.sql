-- Mentors with an account can pause questions. Those without one take none, except sample mentors, where the form can be tried.
alter table mentors add column takes_questions boolean not null default true;

create table mentor_questions (
  -- chosen by the client, so that a question that is sent twice is stored once
  id uuid primary key,
  mentor_id text not null references mentors (id) on delete cascade,
  -- who asks
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  -- plain text; empty once withdrawn
  body text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'declined', 'withdrawn')),
  -- the answer, or the reason for declining; plain text
  reply text not null default '',
  -- since when an admin hides what each of the two has written from the other
  hidden_at timestamptz,
  -- when an admin restored it; earlier reports no longer count
  restored_at timestamptz,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null)),
  check ((status = 'withdrawn') = (body = ''))
);

create unique index mentor_questions_open on mentor_questions (user_id, mentor_id) where status = 'open';
create index mentor_questions_asked on mentor_questions (user_id, created_at desc, id desc);
create index mentor_questions_received on mentor_questions (mentor_id, created_at desc, id desc);

create table mentor_question_reports (
  question_id uuid not null references mentor_questions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (question_id, user_id)
);

create index mentor_question_reports_by_user on mentor_question_reports (user_id);

-- Members whose questions a mentor does not want.
create table mentor_blocks (
  mentor_id text not null references mentors (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (mentor_id, user_id)
);

create index mentor_blocks_by_user on mentor_blocks (user_id);
