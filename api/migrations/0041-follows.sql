create table follows (
  user_id text not null references users (id) on delete cascade,
  institute_id text not null references institutes (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, institute_id)
);

create index follows_by_institute on follows (institute_id);

-- from here on it counts the rows of this table
update institutes set follower_count = 0;
