-- Recordings of live classes: made by the media server, then stored as lessons.
create table live_class_recordings (
  -- also its id in the media server, and of its lesson
  id uuid primary key,
  class_id text not null references live_classes (id) on delete cascade,
  -- of the first frame, once it is known; until then, of the request
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- null until it is stored
  lesson_id text,
  -- why the last attempt to store it failed
  failure text,
  attempts integer not null default 0,
  -- when its state is looked at next, or an attempt's claim ends; null if nothing is left to do
  next_attempt_at timestamptz default now()
);

-- A class has at most one recording at a time.
create unique index live_class_recordings_current on live_class_recordings (class_id) where ended_at is null;
create index live_class_recordings_by_class on live_class_recordings (class_id);
create index live_class_recordings_due on live_class_recordings (next_attempt_at) where next_attempt_at is not null;
create index live_class_recordings_by_lesson on live_class_recordings (lesson_id) where lesson_id is not null;
