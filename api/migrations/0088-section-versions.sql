-- The version of each section of the profile that has been saved, by the section's name.
alter table users add column section_versions jsonb not null default '{}';
