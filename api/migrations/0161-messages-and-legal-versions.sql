alter table contact_messages
  add column subject text not null default 'general',
  -- `open`, `answered`, `closed` or `spam`.
  add column status text not null default 'open',
  -- Why it was probably sent by a program; nobody is notified of it until an operator has looked at it.
  add column suspicion text,
  add column confirmed_at timestamptz;

create index contact_messages_by_status on contact_messages (status, created_at);
create index contact_messages_by_email on contact_messages (lower(email), confirmed_at);

create table contact_answers (
  id text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  text text not null,
  created_at timestamptz not null default now()
);

create index contact_answers_by_message on contact_answers (message_id, created_at);

-- The newest version of each legal text that a member has been told of.
create table seen_legal_versions (
  user_id text not null references users (id) on delete cascade,
  document text not null,
  version int not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, document)
);
