create table challenges (
  id text primary key,
  type text not null check (type in ('code_conquest', '100_days_code_conquest')),
  title text not null,
  -- plain text
  summary text not null default '',
  -- HTML, sanitised before it is stored
  statement text not null default '',
  input_format text not null default '',
  output_format text not null default '',
  constraints text[] not null default '{}',
  -- [{ input, output, explanation }]
  examples jsonb not null default '[]',
  -- [{ language, code }]
  starters jsonb not null default '[]',
  topics text[] not null default '{}',
  difficulty text not null,
  points integer not null default 10 check (points > 0),
  day integer check (day between 1 and 100),
  -- the order in lists
  position integer not null default 0,
  practice_type text not null default 'Coding Challenges',
  programming_languages text[] not null default '{}',
  exam_preparation text[] not null default '{}',
  project_type text not null default '',
  test_format text not null default 'Coding Questions',
  practice_mode text not null default 'Self-Paced',
  time_limit_ms integer not null default 2000 check (time_limit_ms > 0),
  memory_limit_mb integer not null default 256 check (memory_limit_mb > 0),
  solved_count integer not null default 0 check (solved_count >= 0),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', summary || ' ' || joined_text(topics)), 'B')
  ) stored,
  check ((type = '100_days_code_conquest') = (day is not null))
);

create unique index challenges_by_day on challenges (day) where day is not null;
create index challenges_by_position on challenges (position, id);
create index challenges_by_topic on challenges using gin (topics);
create index challenges_by_words on challenges using gin (search);
create index challenges_by_trigram on challenges using gin (title gin_trgm_ops);

-- A table of their own, so that reading a challenge never reads what judges it.
create table challenge_tests (
  challenge_id text not null references challenges (id) on delete cascade,
  position integer not null,
  input text not null,
  output text not null,
  primary key (challenge_id, position)
);

create table challenge_progress (
  user_id text not null references users (id) on delete cascade,
  challenge_id text not null references challenges (id) on delete cascade,
  status text not null check (status in ('tried', 'solved')),
  updated_at timestamptz not null default now(),
  primary key (user_id, challenge_id)
);
