create table festivals (
  id text primary key,
  title text not null,
  -- plain text
  summary text not null default '',
  -- HTML, sanitised before it is stored
  rules text not null default '',
  banner text not null default '',
  organiser text not null,
  -- [{ title, amount }] in the order of the ranks, in rupees
  prizes jsonb not null default '[]',
  registration_opens_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  timezone text not null default 'Asia/Kolkata',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (registration_opens_at <= starts_at),
  check (starts_at < ends_at)
);

create index festivals_by_end on festivals (ends_at, id);

create table festival_quizzes (
  festival_id text not null references festivals (id) on delete cascade,
  quiz_id text not null references quizzes (id) on delete cascade,
  position integer not null,
  primary key (festival_id, quiz_id)
);

create index festival_quizzes_by_quiz on festival_quizzes (quiz_id);

-- Registrations of members, with what they have won.
create table festival_entries (
  id text primary key,
  festival_id text not null references festivals (id) on delete cascade,
  -- null for sample data
  user_id text references users (id) on delete cascade,
  -- whether the list shows the city of the member's profile
  shows_city boolean not null default false,
  -- in rupees
  amount integer not null default 0 check (amount >= 0),
  status text not null default 'Pending' check (status in ('Pending', 'Dispatch', 'Completed')),
  registered_at timestamptz not null default now(),
  sample boolean not null default false,
  -- what sample data shows in place of an account and its attempts
  sample_name text not null default '',
  sample_city text not null default '',
  sample_score integer,
  sample_seconds integer,
  unique (festival_id, user_id),
  check ((user_id is null) = sample)
);

create index festival_entries_in_order on festival_entries (festival_id, amount desc, registered_at, id);
create index festival_entries_by_user on festival_entries (user_id) where user_id is not null;
