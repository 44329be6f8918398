-- What a mail asks its reader to confirm. The link's token and the code are derived from the id with the server's
-- secret, so that this table holds neither.
create table email_links (
  id text primary key,
  purpose text not null check (purpose in ('sign-up', 'change-email', 'reset-password')),
  -- The address that is confirmed, as typed and as compared.
  email text not null,
  email_key text not null,
  -- Null for a sign-up: its account is made when it is confirmed.
  user_id text references users (id) on delete cascade,
  -- Of a sign-up: the new person.
  first_name text not null default '',
  last_name text not null default '',
  password_hash text,
  -- Wrong codes so far.
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'sign-up') = (user_id is null)),
  check ((purpose = 'sign-up') = (password_hash is not null))
);

create index email_links_email on email_links (email_key, purpose, created_at desc);
create index email_links_user on email_links (user_id);
create index email_links_expiry on email_links (expires_at);
