-- Mails that wait for more of the same, such as the notices of a minute: what is queued with the same key joins the mail. A worker that
-- claims it clears the key.
alter table outbox add column batch_key text unique;

-- The mail of the outbox that a notice is in; null for a notice that is not mailed.
alter table notices add column mail_id text;

create index notices_by_mail on notices (mail_id) where mail_id is not null;
