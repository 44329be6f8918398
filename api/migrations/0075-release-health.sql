-- What pages have reported of a release since an environment began to show it.
create table release_health (
  environment text not null,
  unit text not null,
  release text not null,
  state text not null default 'unknown' check (state in ('unknown', 'healthy', 'unhealthy')),
  why text not null default '',
  changed_at timestamptz not null default now(),
  -- Signals from before do not count.
  measured_since timestamptz not null default now(),
  -- The revision of the promotion that may be rolled back automatically; null: none.
  watched_revision integer,
  -- The set before that promotion, which its pages are compared with.
  base_set_id text references release_sets (id),
  primary key (environment, unit, release),
  foreign key (unit, release) references releases (unit, release)
);

create index release_vitals_release on release_vitals (environment, unit, release, at);

-- Counts the changes of releases' health, so that edges hear of other fallbacks although the set is the same.
alter table release_environments add column health_revision integer not null default 0;

-- Releases that were shown before: those with 20 pages without a failure and at most 2 % of failing ones are healthy.
insert into release_health (environment, unit, release, state, measured_since)
select shown.environment, shown.unit, shown.release,
  case when counts.good >= 20 and counts.failing * 50 <= counts.good + counts.failing
    then 'healthy' else 'unknown' end,
  shown.since
from (
  select h.environment, part.unit, part.release, min(h.at) as since
  from release_history h join release_set_parts part on part.set_id = h.set_id
  group by h.environment, part.unit, part.release
) shown
cross join lateral (
  select
    (select count(*) from release_vitals v
     where (v.environment, v.unit, v.release) = (shown.environment, shown.unit, shown.release)
       and not exists (
         select from release_failures f where f.page = v.page and f.release = v.release)) as good,
    (select count(distinct f.page) from release_failures f
     where (f.environment, f.unit, f.release) = (shown.environment, shown.unit, shown.release)
       and f.phase <> 'data') as failing
) counts;
