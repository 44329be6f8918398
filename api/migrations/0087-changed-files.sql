-- How many files of an installed release had changed on the disks of an environment's edges, since it was published.
create table release_changed_files (
  environment text not null,
  unit text not null,
  release text not null,
  files integer not null,
  primary key (environment, unit, release)
);

create index release_changed_files_release on release_changed_files (unit, release);
