-- What pages were prevented from loading or running, counted by day (UTC).
create table release_violations (
  environment text not null,
  day date not null,
  unit text not null,
  -- Empty without a file of a release.
  release text not null,
  directive text not null,
  blocked text not null,
  reports integer not null,
  primary key (environment, day, unit, release, directive, blocked)
);

create index release_violations_day on release_violations (day);
