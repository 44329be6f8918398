-- Sample data: an issue of the archive that was sent to nobody.
alter table newsletter_issues add column sample boolean not null default false;
