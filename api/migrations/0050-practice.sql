create table conquest_rounds (
  number integer primary key check (number > 0),
  title text not null,
  -- plain text
  summary text not null default '',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table challenges add column round integer references conquest_rounds (number);
create index challenges_by_round on challenges (round, position) where round is not null;

-- A solution as it was handed in. A worker that dies loses its lease, and another one judges it from the beginning.
create table submissions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  challenge_id text not null references challenges (id) on delete cascade,
  -- made by the sender for each press
  request_id text not null,
  language text not null,
  code text not null,
  status text not null default 'queued' check (status in ('queued', 'judging', 'done')),
  verdict text check (
    verdict in (
      'accepted', 'wrong_answer', 'time_limit', 'memory_limit', 'output_limit', 'runtime_error',
      'compile_error', 'not_judged'
    )
  ),
  language_version text not null default '',
  passed_tests integer not null default 0,
  test_count integer not null,
  -- { number, isExample, input, expected, actual, stderr }
  failed_test jsonb,
  compile_output text not null default '',
  time_ms integer,
  memory_kb integer,
  attempts integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  judged_at timestamptz,
  unique (user_id, request_id),
  check ((status = 'done') = (verdict is not null))
);

create index submissions_of_person on submissions (user_id, challenge_id, created_at desc, id desc);
create index submissions_by_challenge on submissions (challenge_id);
create index submissions_waiting on submissions (created_at, id) where status <> 'done';

alter table challenge_progress
  add column tries integer not null default 0,
  add column solved_at timestamptz;
update challenge_progress set solved_at = updated_at where status = 'solved';
create index challenge_progress_by_challenge on challenge_progress (challenge_id);

-- Points of a person in a round; round 0 is all rounds together.
create table conquest_scores (
  user_id text not null references users (id) on delete cascade,
  round integer not null,
  points integer not null check (points >= 0),
  solved_count integer not null check (solved_count >= 0),
  reached_at timestamptz not null,
  primary key (user_id, round)
);

-- All in one direction, so that one comparison of rows says who stands further down.
create index conquest_scores_by_rank on conquest_scores (round, (-points), reached_at, user_id);

create table hundred_days_runs (
  user_id text primary key references users (id) on delete cascade,
  -- a day in India
  started_on date not null
);

create table hundred_days_solves (
  user_id text not null references hundred_days_runs (user_id) on delete cascade,
  day integer not null check (day between 1 and 100),
  -- a day in India
  solved_on date not null,
  -- later than on its own day
  caught_up boolean not null,
  primary key (user_id, day)
);
