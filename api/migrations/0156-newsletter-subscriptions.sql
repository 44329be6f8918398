-- Derived from the address, so that links of old mails still name an address that left and subscribed again. The repository computes the
-- same value.
alter table newsletter_subscribers add column id text;
update newsletter_subscribers
set id = translate(left(encode(sha256(convert_to(email_key, 'UTF8')), 'base64'), 22), '+/', '-_');
alter table newsletter_subscribers alter column id set not null, add unique (id);

-- What an address has asked for. It gets mails of a topic once it has confirmed it.
create table newsletter_subscriptions (
  subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
  topic text not null check (topic in ('weekly', 'community')),
  -- The token of the link in the mail is derived from it.
  confirmation_id text not null unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (subscriber_id, topic)
);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (requested_at) where confirmed_at is null;

-- Nobody has confirmed an address so far: each gets one mail with a link, as if it had just been entered.
insert into newsletter_subscriptions (subscriber_id, topic, confirmation_id)
select id, 'weekly',
  translate(left(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), 22), '+/', '-_')
from newsletter_subscribers;
insert into outbox (id, kind, data)
select gen_random_uuid()::text, 'newsletter-confirmation',
  jsonb_build_object('subscriberId', id, 'topic', 'weekly')
from newsletter_subscribers;

create index outbox_subscriber on outbox ((data ->> 'subscriberId'));
