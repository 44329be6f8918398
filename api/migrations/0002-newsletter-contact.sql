create table newsletter_subscribers (
  email_key text primary key,
  email text not null,
  created_at timestamptz not null default now()
);

create table contact_messages (
  id text primary key,
  -- A hash of what was sent and by whom, to know a message that is sent twice.
  fingerprint text not null,
  name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create index contact_messages_fingerprint on contact_messages (fingerprint, created_at);
