-- Files that people upload. The bytes are in the file store, encrypted; without its salt a file cannot be read.
create table files (
  id text primary key,
  owner_id text references users (id) on delete set null,
  media_type text not null,
  bytes integer not null,
  salt bytea,
  created_at timestamptz not null default now(),
  -- Since when a row of something names it.
  claimed_at timestamptz,
  -- Since when it is given up; its bytes may still be there.
  dropped_at timestamptz
);

create index files_owner on files (owner_id);
create index files_unneeded on files (created_at)
  where dropped_at is not null or owner_id is null or claimed_at is null;

-- Mentors who came by an application have an account, and go with it.
alter table mentors
  add column user_id text unique references users (id) on delete cascade,
  add column avatar_file text references files (id) on delete set null;

create index mentors_avatar_file on mentors (avatar_file) where avatar_file is not null;

create table mentor_applications (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  status text not null default 'submitted'
    check (status in ('submitted', 'accepted', 'declined', 'withdrawn')),
  first_name text not null,
  last_name text not null,
  gender text not null,
  job_role text not null,
  organization text not null,
  industry text not null,
  experience_years integer not null check (experience_years between 0 and 60),
  languages text[] not null,
  short_heading text not null,
  -- plain text
  about text not null,
  profile_link text not null,
  linkedin text not null,
  facebook text not null,
  youtube text not null,
  instagram text not null,
  avatar_file text references files (id) on delete set null,
  -- Why it was declined, for the applicant.
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  mentor_id text references mentors (id) on delete set null
);

-- One open application a person.
create unique index mentor_applications_open on mentor_applications (user_id)
  where status = 'submitted';
create index mentor_applications_user on mentor_applications (user_id, created_at desc);
create index mentor_applications_waiting on mentor_applications (created_at)
  where status = 'submitted';
create index mentor_applications_avatar_file on mentor_applications (avatar_file)
  where avatar_file is not null;
create index mentor_applications_mentor on mentor_applications (mentor_id)
  where mentor_id is not null;
