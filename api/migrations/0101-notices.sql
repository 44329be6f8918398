-- What happened to a member, written in the transaction that caused it.
create table notices (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  -- plain text
  title text not null,
  body text not null default '',
  -- the page of the site that it is about
  path text not null,
  -- keeps a reminder from being written twice; null for a notice that may repeat
  once_key text,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  unique (user_id, once_key)
);

create index notices_by_date on notices (user_id, created_at desc, id desc);
create index notices_unread on notices (user_id, created_at desc, id desc) where read_at is null;
