-- Browsers in which somebody logged in before: what strangers do about an account does not count against them.
create table known_devices (
  -- SHA-256 of the id in the browser's cookie. People who share a browser share its id.
  id_hash bytea not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (id_hash, user_id)
);

create index known_devices_user on known_devices (user_id);
create index known_devices_used on known_devices (used_at);

alter table email_links
  drop constraint email_links_purpose_check,
  add constraint email_links_purpose_check
    check (purpose in ('sign-up', 'change-email', 'reset-password', 'confirm-device'));
