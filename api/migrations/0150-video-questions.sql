-- Questions at which the videos of lessons stop.
create table video_questions (
  course_id text not null references courses (id) on delete cascade,
  video_id text not null,
  question_id text not null,
  at_seconds numeric not null check (at_seconds >= 0),
  body text not null,
  -- the texts of the options
  options jsonb not null,
  -- the index of the right option
  correct_option integer not null check (correct_option >= 0),
  explanation text not null default '',
  primary key (course_id, video_id, question_id)
);

-- The first answers of members.
create table video_answers (
  user_id text not null references users (id) on delete cascade,
  course_id text not null,
  video_id text not null,
  question_id text not null,
  chosen_option integer not null check (chosen_option >= 0),
  answered_at timestamptz not null default now(),
  primary key (user_id, course_id, video_id, question_id),
  foreign key (course_id, video_id, question_id)
    references video_questions (course_id, video_id, question_id) on delete cascade
);

create index video_answers_by_question on video_answers (course_id, video_id, question_id);
