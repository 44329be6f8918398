-- The avatar and the banner of a member, each in three sizes. The id is part of the public address, so it cannot be guessed.
create table profile_pictures (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('avatar', 'banner')),
  small_file text references files (id) on delete set null,
  medium_file text references files (id) on delete set null,
  large_file text references files (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);

create index profile_pictures_small_file on profile_pictures (small_file);
create index profile_pictures_medium_file on profile_pictures (medium_file);
create index profile_pictures_large_file on profile_pictures (large_file);
