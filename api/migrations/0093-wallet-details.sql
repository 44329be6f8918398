-- Personal details that have no other place in the profile.
create table wallet_details (
  user_id text primary key references users (id) on delete cascade,
  father_name text not null default '',
  mother_name text not null default '',
  date_of_birth date,
  gender text not null default '',
  marital_status text not null default '',
  nationality text not null default '',
  -- { aadhaar, pan, passport } as JSON, encrypted like a file: AES-256-GCM with a key from the secret and the salt.
  identity_numbers bytea not null,
  salt bytea not null,
  updated_at timestamptz not null default now()
);
