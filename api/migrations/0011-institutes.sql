create table institutes (
  id text primary key,
  name text not null,
  tagline text not null default '',
  -- HTML, sanitised before it is stored
  description text not null default '',
  logo text not null default '',
  banner text not null default '',
  kind text not null default '',
  owner text not null default '',
  founded_year integer,
  website text not null default '',
  landmark text not null default '',
  zipcode text not null default '',
  city text not null default '',
  state text not null default '',
  phone text not null default '',
  email text not null default '',
  follower_count integer not null default 0 check (follower_count >= 0),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', tagline || ' ' || kind || ' ' || city || ' ' || state), 'B')
  ) stored
);

create index institutes_by_name on institutes (name, id);
create index institutes_by_state on institutes (state, name, id);
create index institutes_by_words on institutes using gin (search);
create index institutes_by_trigram on institutes using gin (name gin_trgm_ops);
