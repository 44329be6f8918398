-- The versions of the legal texts that a member has agreed to, and when.
create table legal_consents (
  user_id text not null references users (id) on delete cascade,
  document text not null,
  version int not null,
  agreed_at timestamptz not null,
  primary key (user_id, document, version)
);

-- What was agreed to in the form of a sign-up, until the account is created. Null if an older page sent the form.
alter table email_links
  add column agreed_terms_version int,
  add column agreed_privacy_version int,
  add column agreed_at timestamptz,
  add check ((agreed_terms_version is null) = (agreed_at is null)),
  add check ((agreed_privacy_version is null) = (agreed_at is null));
