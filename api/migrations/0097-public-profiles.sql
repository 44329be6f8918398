-- The choices of a member about the public page; a member without a row has never opened them.
create table public_profiles (
  user_id text primary key references users (id) on delete cascade,
  is_public boolean not null default false,
  is_indexable boolean not null default false,
  -- Names of sections. A section that is added later is hidden until its owner shows it.
  visible_sections text[] not null
    default '{about,skills,experience,education,projects,links}',
  updated_at timestamptz not null default now()
);

-- A username belongs to one account, in whatever case it is written.
create unique index users_username on users (lower(personal_info ->> 'username'))
  where personal_info ->> 'username' <> '';
