create table course_likes (
  course_id text not null references courses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (course_id, user_id)
);

create index course_likes_by_user on course_likes (user_id);

create table event_likes (
  event_id text not null references events (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id)
);

create index event_likes_by_user on event_likes (user_id);

create table course_enrolments (
  course_id text not null references courses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (course_id, user_id)
);

create index course_enrolments_by_user on course_enrolments (user_id, created_at desc);

create table course_reviews (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  -- null in sample data
  user_id text references users (id) on delete cascade,
  -- who wrote it, in sample data; a member's name is read from the account
  sample_name text not null default '',
  rating integer not null check (rating between 1 and 5),
  -- plain text
  body text not null default '' check (char_length(body) <= 1000),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (course_id, user_id),
  check (sample = (user_id is null)),
  -- Only who is enrolled reviews; leaving the course takes the review along. Sample rows have no user and pass.
  foreign key (course_id, user_id) references course_enrolments (course_id, user_id)
    on delete cascade
);

create index course_reviews_by_date on course_reviews (course_id, created_at desc, id desc);
create index course_reviews_by_rating on course_reviews (course_id, rating);
create index course_reviews_by_user on course_reviews (user_id) where user_id is not null;

-- from here on both are computed from the rows of course_reviews
update courses set rating = 0, review_count = 0 where review_count > 0;
