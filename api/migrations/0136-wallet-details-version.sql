-- How often the details were saved. A save names the version that was edited, so that it replaces no other one.
alter table wallet_details add column version integer not null default 1;
