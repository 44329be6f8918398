-- Search results are ordered by the weight of the matching word. The name of a city weighs more than that of a state or a language, so that
-- `benga` finds what is in Bengaluru before what is in West Bengal or taught in Bengali. PostgreSQL 15 cannot change the expression of a
-- generated column, so the columns are made anew; the triggers that compare them are created again as they were.

-- The cities of [{ city, state, country }].
create function place_cities(places jsonb) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct place ->> 'city') filter (where place ->> 'city' <> ''), '{}')
  from jsonb_array_elements(places) as place
);

create temporary table changed_triggers on commit drop as
select tgrelid::regclass::text as table_name, tgname, pg_get_triggerdef(oid) as definition
from pg_trigger
where tgname = 'change_words' and tgrelid in ('jobs'::regclass, 'courses'::regclass, 'events'::regclass, 'institutes'::regclass);

drop trigger change_words on jobs;
drop trigger change_words on courses;
drop trigger change_words on events;
drop trigger change_words on institutes;

alter table jobs drop column search;
alter table jobs add column search tsvector generated always as (
  setweight(to_tsvector('english', title || ' ' || joined_text(place_cities(locations))), 'A')
  || setweight(
    to_tsvector(
      'english',
      coalesce(organization ->> 'name', '') || ' ' || department || ' ' || joined_text(skills)
        || ' ' || joined_text(exams)
    ),
    'B'
  )
  || setweight(to_tsvector('english', summary || ' ' || govt_sector), 'C')
  || setweight(
    to_tsvector(
      'english',
      joined_text(place_states(locations)) || ' ' || joined_text(job_types) || ' ' || work_mode || ' '
        || stage_words(career_stages) || ' ' || joined_text(qualifications)
        || ' ' || coalesce(organization ->> 'industry', '') || ' ' || kind
    ),
    'D'
  )
) stored;
create index jobs_by_words on jobs using gin (search);

-- The city of the institute apart from its other words.
alter table courses add column institute_city text not null default '';

create or replace function course_institute_words() returns trigger language plpgsql as $$
begin
  select coalesce(max(concat_ws(' ', name, city, state)), ''), coalesce(max(city), '')
  into new.institute_words, new.institute_city
  from institutes where id = new.institute_id;
  return new;
end $$;

create or replace function copy_institute_words() returns trigger language plpgsql as $$
begin
  update courses
  set institute_words = concat_ws(' ', new.name, new.city, new.state), institute_city = coalesce(new.city, '')
  where institute_id = new.id;
  return null;
end $$;

update courses set institute_city = coalesce(institutes.city, '') from institutes where institutes.id = institute_id;

alter table courses drop column search;
alter table courses add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A')
  || setweight(to_tsvector('english', subtitle || ' ' || category || ' ' || teacher || ' ' || institute_city), 'B')
  || setweight(to_tsvector('english', joined_text(what_you_learn)), 'C')
  || setweight(
    to_tsvector(
      'english',
      joined_text(languages) || ' ' || level || ' ' || course_category || ' ' || joined_text(featured)
        || ' ' || place || ' ' || institute_words
    ),
    'D'
  )
) stored;
create index courses_by_words on courses using gin (search);

alter table events drop column search;
alter table events add column search tsvector generated always as (
  setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', coalesce(organisation ->> 'name', '') || ' ' || category || ' ' || city), 'B')
  || setweight(
    to_tsvector(
      'english',
      state || ' ' || replace(opportunity_type_id, '-', ' ') || ' ' || mode || ' ' || payment || ' ' || team_size
        || ' ' || work_experience || ' ' || coalesce(organisation ->> 'industry', '')
    ),
    'D'
  )
) stored;
create index events_by_words on events using gin (search);

alter table institutes drop column search;
alter table institutes add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A')
  || setweight(to_tsvector('english', tagline || ' ' || kind || ' ' || city), 'B')
  || setweight(to_tsvector('english', state || ' ' || landmark || ' ' || zipcode || ' ' || owner), 'D')
) stored;
create index institutes_by_words on institutes using gin (search);

do $$
declare
  definition text;
begin
  for definition in select changed.definition from changed_triggers as changed loop
    execute definition;
  end loop;
end $$;
