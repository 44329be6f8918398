-- The mail server refused the recipient permanently: the address does not exist. Later issues of the newsletter leave it out.
alter table outbox add column is_refused boolean not null default false;

-- The mails about a message of the contact form.
create index outbox_message on outbox ((data ->> 'messageId')) where data ->> 'messageId' is not null;
