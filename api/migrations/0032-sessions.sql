alter table sessions
  -- Browser and system in words; never the header that they are read from.
  add column client text not null default '',
  add column last_used_at timestamptz not null default now();

create index sessions_expiry on sessions (expires_at);

-- The place of a token in the line of its session: a token is given out in place of those one generation before it.
alter table refresh_tokens add column generation integer not null default 0;

update refresh_tokens set generation = line.place
from (
  select token_hash, row_number() over (partition by session_id order by created_at) as place
  from refresh_tokens
) line
where line.token_hash = refresh_tokens.token_hash;

create index refresh_tokens_generation on refresh_tokens (session_id, generation);
drop index refresh_tokens_session;

-- By these the rows about a person are found that do not refer to the account.
create index contact_messages_email on contact_messages (lower(email));
create index outbox_user on outbox ((data ->> 'userId'));
create index outbox_link on outbox ((data ->> 'linkId'));
create index outbox_email on outbox (lower(data ->> 'email'));
