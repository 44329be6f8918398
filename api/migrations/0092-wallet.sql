-- Files of the document wallet. The current one of a slot is neither replaced nor deleted.
create table wallet_files (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  slot text not null,
  file_id text not null references files (id),
  -- The file's name when it was uploaded.
  name text not null,
  media_type text not null,
  bytes integer not null,
  uploaded_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  deleted_at timestamptz
);

create unique index wallet_files_current on wallet_files (user_id, slot)
  where replaced_at is null and deleted_at is null;
create index wallet_files_user on wallet_files (user_id);
create index wallet_files_file on wallet_files (file_id);
create index wallet_files_deleted on wallet_files (deleted_at) where deleted_at is not null;

-- When this session last used the unlocked wallet; null while it is locked. Sessions of before this migration are locked,
-- new ones begin with an unlocked wallet.
alter table sessions add column wallet_used_at timestamptz;
alter table sessions alter column wallet_used_at set default now();
