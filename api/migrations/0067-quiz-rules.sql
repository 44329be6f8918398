-- What holds for each quiz: who sees its questions when, how often it may be taken, when its key is shown.
alter table quizzes
  -- its questions are public before an attempt
  add column is_open boolean not null default false,
  -- how many of its questions an attempt draws; null: all
  add column question_count integer check (question_count > 0),
  -- null: as often as somebody likes
  add column attempts_max integer default 3 check (attempts_max > 0),
  -- between the end of an attempt and the start of the next
  add column cooldown_seconds integer not null default 3600 check (cooldown_seconds >= 0),
  -- after the deadline, for answers that are on their way
  add column grace_seconds integer not null default 10 check (grace_seconds between 0 and 60),
  add column key_shown text not null default 'after_last_attempt'
    check (key_shown in ('after_attempt', 'after_last_attempt')),
  add check (key_shown = 'after_attempt' or attempts_max is not null);

alter table quiz_attempts
  -- [{ id, options }]: the questions in the order of this attempt, and the stored index of each option as it is shown;
  -- null: all questions as they are stored
  add column questions jsonb,
  -- the deadline and the grace; null: the deadline
  add column closes_at timestamptz;

create index quiz_attempts_by_quiz on quiz_attempts (user_id, quiz_id, started_at desc);
