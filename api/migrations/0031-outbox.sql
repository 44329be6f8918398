-- Mails to send. `data` names what a mail is about; its words are made when it is sent, so that no token is kept here.
create table outbox (
  id text primary key,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  -- When it is due; a worker that takes it moves this on, so that another takes over when the first one dies.
  next_at timestamptz not null default now(),
  attempts int not null default 0,
  -- One of these ends it. Skipped: there was nobody to write to.
  sent_at timestamptz,
  skipped_at timestamptz,
  failed_at timestamptz,
  last_error text
);

create index outbox_due on outbox (next_at)
  where sent_at is null and skipped_at is null and failed_at is null;
create index outbox_unsent on outbox (created_at) where sent_at is null and skipped_at is null;
create index outbox_created on outbox (created_at);
