-- Searches over many jobs are counted by option. Each option of a job's filters is one bit, so that a covering index
-- holds all that counting reads. The lists must be those of api/src/modules/jobs/job-bits.ts, in the same order: a
-- new option goes to the end of its list there, and gets a migration that makes the columns anew.
create function option_bits(options text[], chosen text[]) returns bigint
language sql immutable parallel safe
return (
  select coalesce(bit_or(1::bigint << (position - 1)::integer), 0)
  from unnest(options) with ordinality as listed (option, position)
  where option = any (chosen)
);

-- What both kinds of job have, and what only private ones have.
create function job_offer_bits(
  kind text, job_types text[], work_mode text, career_stages text[], company_kind text
) returns bigint
language sql immutable parallel safe
return option_bits(array['private', 'government'], array[kind])
  | (option_bits(
    array[
      'Full-time', 'Part-time', 'Remote', 'Contract', 'Internship', 'Walk-in', 'Fresher', 'Work From Home',
      'Permanent', 'Contractual', 'Apprenticeship', 'Consultant'
    ],
    job_types
  ) << 2)
  | (option_bits(array['on-site', 'hybrid', 'remote', 'field work'], array[lower(work_mode)]) << 14)
  | (option_bits(
    array['entry', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'],
    career_stages
  ) << 18)
  | (option_bits(array['startup', 'mnc'], array[company_kind]) << 26);

-- What only government jobs have.
create function job_post_bits(
  career_stages text[], govt_sector text, qualifications text[], exams text[]
) returns bigint
language sql immutable parallel safe
return option_bits(
    array[
      'Entry Level', 'Junior', 'Mid Level', 'Senior', 'Managerial', 'Director', 'Administrative Officer'
    ],
    career_stages
  )
  | (option_bits(
    array[
      'Central Government', 'State Government', 'Public Sector Undertaking (PSU)', 'Railway Jobs', 'Banking Jobs',
      'Defense', 'Teaching', 'Judiciary', 'Police', 'Healthcare', 'Engineering', 'Research', 'Civil Services'
    ],
    array[govt_sector]
  ) << 7)
  | (option_bits(
    array[
      '10th Pass', '12th Pass', 'Diploma', 'ITI', 'Graduate', 'Postgraduate', 'PhD', 'Engineering', 'Medical', 'Law'
    ],
    qualifications
  ) << 20)
  | (option_bits(
    array[
      'UPSC', 'SSC', 'RRB', 'IBPS', 'State PSC', 'GATE', 'NET', 'NDA', 'CDS', 'UGC NET', 'CTET'
    ],
    exams
  ) << 30);

-- What only the pages of single jobs read goes out of the way of what is searched.
alter table jobs set (toast_tuple_target = 256);
alter table jobs alter heading set storage main;

alter table jobs
  add offer_bits bigint not null
    generated always as (job_offer_bits(kind, job_types, work_mode, career_stages, company_kind)) stored,
  add post_bits bigint not null
    generated always as (job_post_bits(career_stages, govt_sector, qualifications, exams)) stored;

-- They take the place of the ones by date and by kind, and carry what filters and counts read.
drop index jobs_by_date;
drop index jobs_by_kind;
create index jobs_by_date on jobs (posted_at desc, id desc) include (closes_at, offer_bits, post_bits);
create index jobs_by_kind on jobs (kind, posted_at desc, id desc) include (closes_at, offer_bits, post_bits);
-- The bits filter by these now.
drop index jobs_by_type;
drop index jobs_by_stage;
drop index jobs_by_qualification;
drop index jobs_by_exam;

create index quizzes_by_trigram on quizzes using gin (title gin_trgm_ops);

create view practice_items as
select
  'challenge' as kind, id, '' as parent_id, type, title, summary, practice_type, programming_languages,
  exam_preparation, difficulty, project_type, test_format, practice_mode, points,
  null::integer as duration_seconds, position, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5) as level
from challenges
union all
select
  'quiz', id, institute_id, type, title, description, practice_type, '{}',
  exam_preparation, difficulty, '', test_format, practice_mode, null,
  duration_seconds, 1000000, search,
  coalesce(array_position(array['Beginner', 'Intermediate', 'Advanced', 'Expert'], difficulty), 5)
from quizzes;
