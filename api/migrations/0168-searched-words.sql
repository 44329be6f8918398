-- Cities, states, types, modes, languages and organisers are searched words. PostgreSQL 15 cannot change the expression of a generated
-- column, so the columns are made anew.

-- The cities and states of [{ city, state, country }].
create function place_words(places jsonb) returns text
language sql immutable parallel safe
return (
  select coalesce(string_agg(concat_ws(' ', place ->> 'city', place ->> 'state'), ' '), '')
  from jsonb_array_elements(places) as place
);

-- `{entry,mid}` becomes `entry level, mid level,`, because people search for "entry level".
create function stage_words(stages text[]) returns text
language sql immutable parallel safe
return (
  select coalesce(string_agg(regexp_replace(stage, ' level$', '', 'i') || ' level,', ' '), '')
  from unnest(stages) as stage
);

alter table jobs drop column search;
alter table jobs add column search tsvector generated always as (
  setweight(to_tsvector('english', title), 'A')
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
      place_words(locations) || ' ' || joined_text(job_types) || ' ' || work_mode || ' '
        || stage_words(career_stages) || ' ' || joined_text(qualifications)
        || ' ' || coalesce(organization ->> 'industry', '') || ' ' || kind
    ),
    'D'
  )
) stored;
create index jobs_by_words on jobs using gin (search);

-- A course is also found by the name and place of its institute. A generated column cannot read another table, so triggers copy them.
alter table courses add column institute_words text not null default '';

create function course_institute_words() returns trigger language plpgsql as $$
begin
  new.institute_words := coalesce(
    (select concat_ws(' ', name, city, state) from institutes where id = new.institute_id), ''
  );
  return new;
end $$;

create trigger course_institute_words before insert or update of institute_id on courses
  for each row execute function course_institute_words();

create function copy_institute_words() returns trigger language plpgsql as $$
begin
  update courses set institute_words = concat_ws(' ', new.name, new.city, new.state)
  where institute_id = new.id;
  return null;
end $$;

create trigger copy_institute_words after update of name, city, state on institutes
  for each row when ((old.name, old.city, old.state) is distinct from (new.name, new.city, new.state))
  execute function copy_institute_words();

update courses set institute_words = concat_ws(' ', institutes.name, institutes.city, institutes.state)
from institutes where institutes.id = institute_id;

alter table courses drop column search;
alter table courses add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A')
  || setweight(to_tsvector('english', subtitle || ' ' || category || ' ' || teacher), 'B')
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
  || setweight(to_tsvector('english', coalesce(organisation ->> 'name', '') || ' ' || category), 'B')
  || setweight(to_tsvector('english', city || ' ' || state), 'C')
  || setweight(
    to_tsvector(
      'english',
      replace(opportunity_type_id, '-', ' ') || ' ' || mode || ' ' || payment || ' ' || team_size
        || ' ' || work_experience || ' ' || coalesce(organisation ->> 'industry', '')
    ),
    'D'
  )
) stored;
create index events_by_words on events using gin (search);

alter table institutes drop column search;
alter table institutes add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A')
  || setweight(to_tsvector('english', tagline || ' ' || kind || ' ' || city || ' ' || state), 'B')
  || setweight(to_tsvector('english', landmark || ' ' || zipcode || ' ' || owner), 'D')
) stored;
create index institutes_by_words on institutes using gin (search);

alter table mentors drop column search;
alter table mentors add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A')
  || setweight(to_tsvector('english', headline || ' ' || job_role || ' ' || organization), 'B')
  || setweight(to_tsvector('english', joined_text(domains) || ' ' || industry), 'B')
  || setweight(to_tsvector('english', joined_text(languages) || ' ' || country), 'D')
) stored;
create index mentors_by_words on mentors using gin (search);

drop view practice_items;

alter table challenges drop column search;
alter table challenges add column search tsvector generated always as (
  setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', summary || ' ' || joined_text(topics)), 'B')
  || setweight(
    to_tsvector(
      'english',
      practice_type || ' ' || joined_text(programming_languages) || ' ' || joined_text(exam_preparation)
        || ' ' || difficulty || ' ' || project_type || ' ' || test_format || ' ' || practice_mode
    ),
    'D'
  )
) stored;
create index challenges_by_words on challenges using gin (search);

alter table quizzes drop column search;
alter table quizzes add column search tsvector generated always as (
  setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', topic || ' ' || description), 'B')
  || setweight(
    to_tsvector(
      'english',
      practice_type || ' ' || joined_text(exam_preparation) || ' ' || difficulty || ' ' || test_format
        || ' ' || practice_mode || ' ' || type
    ),
    'D'
  )
) stored;
create index quizzes_by_words on quizzes using gin (search);

create view practice_items as
select
  'challenge' as kind, id, '' as parent_id, type, title, summary, practice_type, programming_languages,
  exam_preparation, difficulty, project_type, test_format, practice_mode, points,
  null::integer as duration_seconds, position, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5) as level
from challenges
union all
select
  'quiz', id, coalesce(institute_id, 'sopaan'), type, title, description, practice_type, '{}',
  exam_preparation, difficulty, '', test_format, practice_mode, null,
  duration_seconds, 1000000, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5)
from quizzes;
