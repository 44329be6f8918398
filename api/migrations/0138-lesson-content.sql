-- The files of videos. Each is encrypted and stored in pieces, so that a part can be read without the rest.
create table video_files (
  id text primary key,
  media_type text not null check (media_type in ('video/mp4', 'video/webm')),
  bytes bigint not null check (bytes > 0),
  seconds numeric not null check (seconds > 0),
  piece_bytes integer not null check (piece_bytes > 0),
  salt bytea not null,
  created_at timestamptz not null default now(),
  -- when all pieces were stored; before that no lesson may name the file
  stored_at timestamptz
);

-- What the lessons in courses.chapters consist of. A lesson without a row is a video that was not uploaded yet.
create table lesson_contents (
  course_id text not null references courses (id) on delete cascade,
  -- `_id` of a video in courses.chapters
  video_id text not null,
  kind text not null check (kind in ('video', 'text', 'quiz', 'challenge')),
  file_id text references video_files (id),
  -- [{ language, label, cues: [{ start, end, text }] }]
  captions jsonb not null default '[]',
  -- HTML, sanitised before it is stored
  html text not null default '',
  quiz_id text references quizzes (id) on delete cascade,
  challenge_id text references challenges (id) on delete cascade,
  updated_at timestamptz not null default now(),
  primary key (course_id, video_id),
  check ((kind = 'video') = (file_id is not null)),
  check ((kind = 'quiz') = (quiz_id is not null)),
  check ((kind = 'challenge') = (challenge_id is not null))
);

create index lesson_contents_file on lesson_contents (file_id) where file_id is not null;
create index lesson_contents_quiz on lesson_contents (quiz_id) where quiz_id is not null;
create index lesson_contents_challenge on lesson_contents (challenge_id)
  where challenge_id is not null;

-- What a member has watched of a video.
create table watched_lessons (
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  video_id text not null,
  -- in seconds of the video; the union of all reports, so that their order and repetitions do not matter
  watched nummultirange not null default '{}',
  position_seconds numeric not null default 0 check (position_seconds >= 0),
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, course_id, video_id)
);

create index watched_lessons_by_course on watched_lessons (course_id, video_id);

-- A member's private notes at times of the videos of a course.
create table lesson_notes (
  user_id text not null references users (id) on delete cascade,
  -- chosen by the client, so that a note that is sent twice is stored once
  id uuid not null,
  course_id text not null references courses (id) on delete cascade,
  video_id text not null,
  at_seconds numeric not null check (at_seconds >= 0),
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index lesson_notes_by_course on lesson_notes (user_id, course_id);

-- Certificates of finished courses. They say what was true when they were issued.
create table certificates (
  code text primary key,
  user_id text not null references users (id) on delete cascade,
  course_id text not null references courses (id) on delete cascade,
  name text not null,
  course_name text not null,
  institute_name text not null default '',
  teacher text not null default '',
  issued_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_reason text not null default '',
  unique (user_id, course_id)
);
