-- Paths that an environment does not serve, whatever its releases declare: redirected to `target`, or gone without one.
create table release_retirements (
  environment text not null references release_environments (name),
  -- The pattern in lower case without the names of its parameters: patterns of one shape match the same paths.
  shape text not null,
  pattern text not null,
  target text,
  -- The owner of the path; null if no unit owns all of it.
  unit text,
  at timestamptz not null default now(),
  by text not null,
  why text not null,
  primary key (environment, shape)
);

-- When the files of a release were removed. Its row stays, because histories and the log name it.
alter table releases add column removed_at timestamptz;
