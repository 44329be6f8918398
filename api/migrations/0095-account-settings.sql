create table account_settings (
  user_id text primary key references users (id) on delete cascade,
  -- Confirmed by its owner. Links that reset the password are sent to it too. Several accounts may share one.
  recovery_email text,
  -- The address as it is compared.
  recovery_email_key text,
  recovery_phone text not null default '',
  date_of_birth date,
  language text not null default '',
  check ((recovery_email is null) = (recovery_email_key is null))
);

alter table email_links
  drop constraint email_links_purpose_check,
  add constraint email_links_purpose_check
    check (purpose in ('sign-up', 'change-email', 'reset-password', 'confirm-device', 'recovery-email'));

-- `/account` of the host has become a section of the dashboard.
insert into release_path_grants (unit, use, pattern, granted_by)
values ('host', 'target', '/profile/account', 'registry')
on conflict do nothing;
