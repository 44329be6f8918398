-- Openings of the same within a minute are one entry of the log with their number.
alter table wallet_activity add column count integer not null default 1;
