-- Similar jobs are found by what they share. GIN indexes have no order, so with many jobs all that share a common skill would be read and
-- sorted; here an index-only scan reads the newest of each topic.

-- What a job can share with others: its skills, or its sector and exams, each also with its states.
create function job_topics(skills text[], states text[], govt_sector text, exams text[]) returns text[]
language sql immutable parallel safe
return (
  with topics as (
    select 'skill:' || key as topic from unnest(skill_keys(skills)) as key where key <> ''
    union select 'exam:' || exam from unnest(exams) as exam where exam <> ''
    union select 'sector:' || govt_sector where govt_sector <> ''
  )
  select coalesce(array_agg(topic || suffix), '{}')
  from topics, (select '' as suffix union select '@' || state from unnest(states) as state where state <> '') as suffixes
);

create table job_topics (
  topic text not null,
  posted_at timestamptz not null,
  job_id text not null,
  closes_at timestamptz not null,
  primary key (topic, posted_at, job_id) include (closes_at)
);

create function remove_job_topics() returns trigger language plpgsql as $$
begin
  delete from job_topics
  where topic = any (job_topics(old.skills, old.states, old.govt_sector, old.exams))
    and posted_at = old.posted_at and job_id = old.id;
  return old;
end $$;

create function add_job_topics() returns trigger language plpgsql as $$
begin
  insert into job_topics (topic, posted_at, job_id, closes_at)
  select topic, new.posted_at, new.id, new.closes_at
  from unnest(job_topics(new.skills, new.states, new.govt_sector, new.exams)) as topic
  on conflict do nothing;
  return null;
end $$;

create trigger remove_topics after delete on jobs for each row execute function remove_job_topics();
create trigger add_topics after insert on jobs for each row execute function add_job_topics();
create trigger remove_former_topics after update on jobs for each row
  when (
    (old.skills, old.locations, old.govt_sector, old.exams, old.posted_at, old.closes_at)
      is distinct from (new.skills, new.locations, new.govt_sector, new.exams, new.posted_at, new.closes_at)
  )
  execute function remove_job_topics();
-- Triggers of one event run in the order of their names: the former topics are removed first.
create trigger replace_topics after update on jobs for each row
  when (
    (old.skills, old.locations, old.govt_sector, old.exams, old.posted_at, old.closes_at)
      is distinct from (new.skills, new.locations, new.govt_sector, new.exams, new.posted_at, new.closes_at)
  )
  execute function add_job_topics();

insert into job_topics (topic, posted_at, job_id, closes_at)
select topic, posted_at, id, closes_at
from jobs, unnest(job_topics(skills, states, govt_sector, exams)) as topic;
