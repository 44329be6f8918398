create table mentors (
  id text primary key,
  name text not null,
  avatar text not null default '',
  -- plain text
  headline text not null default '',
  -- HTML, sanitised before it is stored
  about text not null default '',
  job_role text not null default '',
  organization text not null default '',
  industry text not null default '',
  experience_years integer not null default 0 check (experience_years >= 0),
  languages text[] not null default '{}',
  domains text[] not null default '{}',
  country text not null default '',
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  session_count integer not null default 0 check (session_count >= 0),
  profile_link text not null default '',
  linkedin text not null default '',
  facebook text not null default '',
  youtube text not null default '',
  instagram text not null default '',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', headline || ' ' || job_role || ' ' || organization), 'B')
    || setweight(to_tsvector('english', joined_text(domains) || ' ' || industry), 'B')
  ) stored
);

create index mentors_by_rating on mentors (rating desc, review_count desc, id desc);
create index mentors_by_words on mentors using gin (search);
create index mentors_by_trigram on mentors using gin (name gin_trgm_ops);
create index mentors_by_domain on mentors using gin (domains);
