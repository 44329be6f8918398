create table courses (
  id text primary key,
  institute_id text references institutes (id) on delete set null,
  name text not null,
  subtitle text not null default '',
  -- HTML, sanitised before it is stored
  description text not null default '',
  avatar text not null default '',
  duration_weeks integer not null check (duration_weeks > 0),
  hours_per_week numeric(4, 1) not null default 0 check (hours_per_week >= 0),
  -- whole units of the currency
  fee integer not null default 0 check (fee >= 0),
  currency text not null default 'INR',
  category text not null,
  level text not null,
  languages text[] not null default '{}',
  place text not null default 'Online',
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  enrolled_count integer not null default 0 check (enrolled_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  teacher text not null default '',
  audience text not null default '',
  what_you_learn text[] not null default '{}',
  key_takeaways text[] not null default '{}',
  career_growth text[] not null default '{}',
  featured text[] not null default '{}',
  course_category text not null default '',
  certificate boolean not null default false,
  -- [{ _id, title, videos: [{ _id, title, seconds }] }]
  chapters jsonb not null default '[]',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', subtitle || ' ' || category || ' ' || teacher), 'B')
    || setweight(to_tsvector('english', joined_text(what_you_learn)), 'C')
  ) stored
);

create index courses_by_date on courses (created_at desc, id desc);
create index courses_by_category on courses (category, created_at desc, id desc);
create index courses_by_institute on courses (institute_id, created_at desc);
create index courses_by_words on courses using gin (search);
create index courses_by_trigram on courses using gin (name gin_trgm_ops);
create index courses_by_featured on courses using gin (featured);
