create table jobs (
  id text primary key,
  kind text not null check (kind in ('private', 'government')),
  title text not null,
  department text not null default '',
  -- plain text
  summary text not null default '',
  -- HTML, sanitised before it is stored
  brief text not null default '',
  detailed text not null default '',
  responsibilities text[] not null default '{}',
  skills text[] not null default '{}',
  min_experience integer check (min_experience >= 0),
  max_experience integer,
  education text not null default '',
  -- the main one stands first
  job_types text[] not null check (cardinality(job_types) > 0),
  work_mode text not null,
  career_stages text[] not null default '{}',
  -- [{ city, state, country }], the main one first
  locations jsonb not null default '[]',
  states text[] generated always as (place_states(locations)) stored,
  -- whole units of the currency a period
  salary_min integer,
  salary_max integer,
  currency text not null default 'INR',
  salary_period text not null default 'year' check (salary_period in ('year', 'month')),
  -- { name, logo_url, industry, company_size, description, website, contact: { email } }
  organization jsonb not null,
  company_kind text not null default 'company' check (company_kind in ('startup', 'mnc', 'company')),
  benefits text[] not null default '{}',
  openings integer not null default 1 check (openings > 0),
  applied_count integer not null default 0 check (applied_count >= 0),
  posted_at timestamptz not null default now(),
  closes_at timestamptz not null,
  -- government jobs only
  govt_sector text not null default '',
  qualifications text[] not null default '{}',
  exams text[] not null default '{}',
  advertisement_number text not null default '',
  official_url text not null default '',
  -- [{ category, amount }]
  application_fees jsonb not null default '[]',
  -- [{ category, min_age, max_age }]
  age_limits jsonb not null default '[]',
  age_cutoff_date date,
  -- [{ title, date }]
  important_dates jsonb not null default '[]',
  sample boolean not null default false,
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(
      to_tsvector(
        'english',
        coalesce(organization ->> 'name', '') || ' ' || department || ' ' || joined_text(skills)
          || ' ' || joined_text(exams)
      ),
      'B'
    )
    || setweight(to_tsvector('english', summary || ' ' || govt_sector), 'C')
  ) stored,
  -- what a typed fragment is looked for in
  heading text generated always as (title || ' ' || coalesce(organization ->> 'name', '')) stored
);

create index jobs_by_date on jobs (posted_at desc, id desc);
create index jobs_by_kind on jobs (kind, posted_at desc, id desc);
create index jobs_by_words on jobs using gin (search);
create index jobs_by_trigram on jobs using gin (heading gin_trgm_ops);
create index jobs_by_state on jobs using gin (states);
create index jobs_by_type on jobs using gin (job_types);
create index jobs_by_stage on jobs using gin (career_stages);
create index jobs_by_qualification on jobs using gin (qualifications);
create index jobs_by_exam on jobs using gin (exams);
