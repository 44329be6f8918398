-- The lessons (videos) of a course that a member has finished. They outlive an enrolment: who comes back goes on
-- where they stopped.
create table finished_lessons (
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  -- `_id` of a video in courses.chapters; a video that was removed from the course no longer counts
  video_id text not null,
  finished_at timestamptz not null default now(),
  primary key (user_id, course_id, video_id)
);

create index finished_lessons_by_course on finished_lessons (course_id);

-- What members have saved for later. The generated columns carry the foreign keys.
create table saved_items (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('job', 'course', 'competition', 'institute')),
  item_id text not null,
  saved_at timestamptz not null default now(),
  job_id text generated always as (case kind when 'job' then item_id end) stored
    references jobs (id) on delete cascade,
  course_id text generated always as (case kind when 'course' then item_id end) stored
    references courses (id) on delete cascade,
  event_id text generated always as (case kind when 'competition' then item_id end) stored
    references events (id) on delete cascade,
  institute_id text generated always as (case kind when 'institute' then item_id end) stored
    references institutes (id) on delete cascade,
  primary key (user_id, kind, item_id)
);

create index saved_items_by_date on saved_items (user_id, saved_at desc);
create index saved_items_job on saved_items (job_id) where job_id is not null;
create index saved_items_course on saved_items (course_id) where course_id is not null;
create index saved_items_event on saved_items (event_id) where event_id is not null;
create index saved_items_institute on saved_items (institute_id) where institute_id is not null;
