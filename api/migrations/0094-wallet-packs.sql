-- Documents of a wallet that one receiver may open by a link.
create table wallet_packs (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- SHA-256 of the token in the link: who reads the table cannot open the pack.
  token_hash bytea not null unique,
  receiver text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opening_count integer not null default 0
);

create index wallet_packs_user on wallet_packs (user_id, created_at desc);

create table wallet_pack_files (
  pack_id text not null references wallet_packs (id) on delete cascade,
  wallet_file_id text not null references wallet_files (id) on delete cascade,
  primary key (pack_id, wallet_file_id)
);

create index wallet_pack_files_file on wallet_pack_files (wallet_file_id);

-- What was done with packs, as it was at that time.
create table wallet_activity (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('created', 'opened', 'document-opened', 'revoked')),
  receiver text not null,
  -- The name of the opened document.
  document text
);

create index wallet_activity_user on wallet_activity (user_id, at desc);
create index wallet_activity_at on wallet_activity (at);
