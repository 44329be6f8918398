-- How often something was asked for, in windows of time. `key` names the counter and hides whose it is (HMAC). Not worth
-- a place in the log of the database: after a crash all counts begin anew.
create unlogged table rate_limits (
  key text primary key,
  hits bigint not null,
  resets_at timestamptz not null
);

create index rate_limits_reset on rate_limits (resets_at);
