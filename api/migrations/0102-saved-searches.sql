-- When a job appeared on this site. `posted_at` is the date of the posting, which an import may bring along.
alter table jobs add published_at timestamptz not null default now();
create index jobs_by_publication on jobs (published_at);

-- Filters of a list of jobs that a member wants to be told about.
create table saved_searches (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  list text not null check (list in ('all', 'private', 'government')),
  -- the filters as the query of the list's page, in a fixed order, so that equal filters are equal text
  query text not null,
  name text not null,
  -- of the emails; the notices of a search without emails are daily
  frequency text not null check (frequency in ('off', 'daily', 'weekly')),
  created_at timestamptz not null default now(),
  -- the last notice
  alerted_at timestamptz,
  -- jobs published until then have been looked at
  checked_until timestamptz not null default now(),
  -- the lease of the worker that checks it, then the earliest time of the next check
  next_check_at timestamptz not null default now(),
  attempts integer not null default 0,
  unique (user_id, list, query)
);

create index saved_searches_by_check on saved_searches (next_check_at, checked_until);

-- Jobs of alerts that were published after `checked_until`, which the next check finds again.
create table alerted_jobs (
  saved_search_id text not null references saved_searches (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  primary key (saved_search_id, job_id)
);

create index alerted_jobs_by_job on alerted_jobs (job_id);
