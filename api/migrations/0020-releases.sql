-- A file of a release, named by the hash of its plain content (SHA-384 in base64url). The store holds the bytes.
create table release_blobs (
  name text primary key,
  encoding text not null check (encoding in ('br', 'identity')),
  -- Plain, and as stored.
  bytes integer not null,
  stored integer not null,
  created_at timestamptz not null default now()
);

-- One immutable build of one unit.
create table releases (
  unit text not null,
  release text not null,
  version text not null,
  contract text not null,
  manifest jsonb not null,
  -- SHA-256 of the manifest in its one spelling: the same release twice must have the same.
  manifest_hash text not null,
  author text not null,
  commit_id text not null,
  note text not null,
  files integer not null,
  -- Of all files, as sent.
  bytes integer not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  primary key (unit, release)
);

create index releases_newest on releases (published_at desc, unit, release);

-- One release of each unit, named by the hash of its parts.
create table release_sets (
  id text primary key,
  created_at timestamptz not null default now()
);

create table release_set_parts (
  set_id text not null references release_sets (id),
  unit text not null,
  release text not null,
  primary key (set_id, unit),
  foreign key (unit, release) references releases (unit, release)
);

create index release_set_parts_release on release_set_parts (unit, release);

create table release_environments (
  name text primary key,
  -- Counts every change.
  revision integer not null,
  set_id text not null references release_sets (id),
  changed_at timestamptz not null default now(),
  changed_by text not null,
  locked_at timestamptz,
  locked_by text,
  lock_why text
);

-- What an environment has shown, one row for each change of its set.
create table release_history (
  environment text not null references release_environments (name),
  revision integer not null,
  set_id text not null references release_sets (id),
  at timestamptz not null default now(),
  by text not null,
  action text not null,
  why text not null,
  primary key (environment, revision)
);

create table release_canaries (
  id text primary key,
  environment text not null references release_environments (name),
  set_id text not null references release_sets (id),
  -- The set that it is measured against.
  base_set_id text not null references release_sets (id),
  percent integer not null check (percent between 1 and 99),
  started_at timestamptz not null default now(),
  started_by text not null,
  ended_at timestamptz,
  -- `promoted`, `stopped` or `rolled back`
  outcome text,
  reason text
);

create unique index release_canaries_running on release_canaries (environment) where ended_at is null;

-- Releases that were rolled back or whose canary was stopped: they never stand in for another.
create table release_withdrawals (
  environment text not null,
  unit text not null,
  release text not null,
  at timestamptz not null default now(),
  why text not null,
  primary key (environment, unit, release)
);

create table release_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  environment text,
  -- `unit@release`
  releases text[] not null default '{}',
  why text not null default '',
  from_set text,
  to_set text
);

create index release_log_environment on release_log (environment, id);

create function release_log_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed';
end $$;

create trigger release_log_is_kept before update or delete or truncate on release_log
  for each statement execute function release_log_is_kept();

create table deploy_tokens (
  id text primary key,
  name text not null,
  -- Null: all units, tokens and locks.
  unit text,
  -- SHA-256 of the secret.
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  created_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create unique index deploy_tokens_name on deploy_tokens (name) where revoked_at is null;

create table release_previews (
  id text primary key,
  environment text not null,
  set_id text not null references release_sets (id),
  -- The units that are not as in the environment.
  units text[] not null,
  note text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index release_previews_newest on release_previews (created_at desc, id);

-- Batches of signals that were taken in, so that one sent twice counts once.
create table release_signal_batches (
  batch text primary key,
  at timestamptz not null default now()
);

create index release_signal_batches_at on release_signal_batches (at);

create table release_pages (
  environment text not null,
  set_id text not null,
  minute timestamptz not null,
  pages integer not null,
  primary key (environment, set_id, minute)
);

create table release_failures (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  environment text not null,
  set_id text not null,
  page text not null,
  unit text not null,
  release text not null,
  version text not null,
  phase text not null,
  code text not null,
  message text not null,
  path text not null,
  reference text not null,
  replaced_by text not null,
  unique (page, release, phase)
);

create index release_failures_set on release_failures (environment, set_id, at);
create index release_failures_at on release_failures (at);

create table release_vitals (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  environment text not null,
  set_id text not null,
  page text not null unique,
  unit text not null,
  release text not null,
  route text not null,
  lcp real,
  inp real,
  cls real
);

create index release_vitals_set on release_vitals (environment, set_id, at);
create index release_vitals_at on release_vitals (at);
