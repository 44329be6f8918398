create table member_follows (
  follower_id text not null references users (id) on delete cascade,
  followed_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index member_follows_by_followed on member_follows (followed_id);
