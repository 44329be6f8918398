create extension if not exists pg_trgm;

create table users (
  id text primary key,
  email text not null,
  -- The email as it is compared: trimmed and in lower case.
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null default 'student'
    check (role in ('student', 'mentor', 'host', 'recruiter', 'admin')),
  is_verified boolean not null default false,
  is_active boolean not null default true,
  -- The sections of the profile, each a document that is read and written as a whole.
  personal_info jsonb not null default '{}',
  address jsonb not null default '{}',
  skills jsonb not null default '[]',
  education jsonb not null default '[]',
  work_experience jsonb not null default '[]',
  projects jsonb not null default '[]',
  social_links jsonb not null default '[]',
  documents jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A session is a family of refresh tokens, each of which replaces the one before it.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id);

create table refresh_tokens (
  -- SHA-256 of the token: who reads the table cannot use what stands in it.
  token_hash bytea primary key,
  session_id text not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index refresh_tokens_session on refresh_tokens (session_id);
