create table opportunity_types (
  id text primary key,
  name text not null unique,
  position integer not null
);

insert into opportunity_types (id, name, position) values
  ('hackathon', 'Hackathon', 1),
  ('coding-challenge', 'Coding Challenge', 2),
  ('design-contest', 'Design Contest', 3),
  ('ai-ml-competition', 'AI/ML Competition', 4),
  ('open-source-contest', 'Open Source Contest', 5),
  ('quiz', 'Quiz', 6),
  ('workshop', 'Workshop', 7),
  ('conference', 'Conference', 8),
  ('cultural-event', 'Cultural Event', 9),
  ('college-festival', 'College Festival', 10),
  ('scholarship', 'Scholarship', 11);

create table events (
  id text primary key,
  opportunity_type_id text not null references opportunity_types (id),
  title text not null,
  -- HTML, sanitised before it is stored
  description text not null default '',
  logo text not null default '',
  banner text not null default '',
  -- whole units of the currency
  entry_fee integer not null default 0 check (entry_fee >= 0),
  currency text not null default 'INR',
  mode text not null,
  city text not null default '',
  state text not null default '',
  country text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  timezone text not null default 'Asia/Kolkata',
  registration_deadline timestamptz not null,
  -- [{ title, at }], `at` an ISO instant
  deadlines jsonb not null default '[]',
  participant_count integer not null default 0 check (participant_count >= 0),
  capacity integer check (capacity > 0),
  like_count integer not null default 0 check (like_count >= 0),
  -- [{ title, amount, currency, certificate }]
  prizes jsonb not null default '[]',
  -- { name, description, industry, company_size, founded_year, website, social_media, contact, location }
  organisation jsonb not null,
  -- [{ eventType, basicdetails: { title, description, startdate, enddate, duration, platform, max_mummarks } }]
  rounds jsonb not null default '[]',
  category text not null default '',
  team_min integer not null default 1 check (team_min > 0),
  team_max integer not null default 1,
  -- the filter's option that team_min and team_max fall under
  team_size text not null default 'Solo',
  payment text not null default 'Free',
  work_experience text not null default 'No experience required',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', coalesce(organisation ->> 'name', '') || ' ' || category), 'B')
    || setweight(to_tsvector('english', city || ' ' || state), 'C')
  ) stored,
  check (ends_at >= starts_at),
  check (team_max >= team_min)
);

create index events_by_deadline on events (registration_deadline, id);
create index events_by_end on events (ends_at, id);
create index events_by_date on events (created_at desc, id desc);
create index events_by_type on events (opportunity_type_id, registration_deadline, id);
create index events_by_words on events using gin (search);
create index events_by_trigram on events using gin (title gin_trgm_ops);
