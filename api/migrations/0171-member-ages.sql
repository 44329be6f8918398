-- The age group that members have stated. Members who signed up before this table, or on a page of an older release, have none.
create table member_ages (
  user_id text primary key references users (id) on delete cascade,
  age_group text not null check (age_group in ('adult', 'minor')),
  stated_at timestamptz not null default now()
);

-- The parent or guardian of a minor who has been asked for consent, and the consent. A declined or withdrawn consent is deleted.
create table parental_consents (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  parent_email text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  terms_version int,
  privacy_version int,
  check ((terms_version is null) = (confirmed_at is null)),
  check ((privacy_version is null) = (confirmed_at is null))
);

-- Minors without the consent of a parent or guardian: they hand no data to others.
create view minors_without_consent as
  select user_id from member_ages
  where age_group = 'minor'
    and not exists (
      select from parental_consents consent
      where consent.user_id = member_ages.user_id and confirmed_at is not null
    );

-- What was stated in the form of a sign-up, until the account is created. Null if an older page sent the form.
alter table email_links
  add column age_group text check (age_group in ('adult', 'minor')),
  add column parent_email text;
