create table newsletter_issues (
  -- The slug of its page.
  id text primary key,
  topic text not null check (topic in ('weekly', 'community')),
  subject text not null,
  -- Markdown.
  body text not null,
  recipient_count int not null default 0,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the last mail was put into the outbox.
  queued_at timestamptz
);
create index newsletter_issues_started on newsletter_issues (started_at desc, id desc);

-- Fixed when sending begins. Each gets one mail: `mail_id` is set by the statement that puts it into the outbox.
create table newsletter_recipients (
  issue_id text not null references newsletter_issues (id) on delete cascade,
  subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
  mail_id text unique,
  primary key (issue_id, subscriber_id)
);
create index newsletter_recipients_waiting on newsletter_recipients (issue_id, subscriber_id) where mail_id is null;
create index newsletter_recipients_subscriber on newsletter_recipients (subscriber_id);

-- Mails to many recipients, which are sent after all others that are due.
alter table outbox add column is_bulk boolean not null default false;
drop index outbox_due;
create index outbox_due on outbox (is_bulk, next_at)
  where sent_at is null and skipped_at is null and failed_at is null;
