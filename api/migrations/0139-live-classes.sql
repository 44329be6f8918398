create table live_classes (
  id text primary key,
  title text not null,
  description text not null default '',
  -- the course whose enrolled members may take part; null if everyone may
  course_id text references courses (id) on delete cascade,
  -- null for a teacher without an account, whose class cannot be started
  teacher_id text references users (id) on delete set null,
  teacher_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- the number of places; null without a limit
  capacity integer check (capacity > 0),
  started_at timestamptz,
  ended_at timestamptz,
  is_chat_locked boolean not null default false,
  -- the number of the last entry of the chat; locked while an entry is added, so that readers see the entries in their order
  last_seq bigint not null default 0,
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index live_classes_by_start on live_classes (starts_at, id);
create index live_classes_by_course on live_classes (course_id) where course_id is not null;
create index live_classes_by_teacher on live_classes (teacher_id) where teacher_id is not null;

-- Everybody who registered for a class, teaches it, or was removed from it.
create table live_class_members (
  id uuid primary key default gen_random_uuid(),
  class_id text not null references live_classes (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- null if not registered: the teacher, or a member who has withdrawn
  registered_at timestamptz,
  hand_raised_at timestamptz,
  muted_at timestamptz,
  removed_at timestamptz,
  unique (class_id, user_id)
);

create index live_class_members_by_user on live_class_members (user_id);

-- The open connections to rooms. A process that ended without closing its own no longer renews `seen_at`.
create table live_class_connections (
  id uuid primary key,
  member_id uuid not null references live_class_members (id) on delete cascade,
  process_id uuid not null,
  seen_at timestamptz not null default now()
);

create index live_class_connections_by_member on live_class_connections (member_id);
create index live_class_connections_by_process on live_class_connections (process_id);

-- The chat. Entries are only added: a removal is an entry of its own and empties the text of the message.
create table live_class_chat (
  class_id text not null references live_classes (id) on delete cascade,
  seq bigint not null,
  kind text not null check (kind in ('message', 'removal')),
  -- chosen by the client, so that a message that is sent twice is stored once
  message_id uuid not null,
  member_id uuid not null references live_class_members (id) on delete cascade,
  body text not null default '',
  created_at timestamptz not null default now(),
  primary key (class_id, seq),
  unique (class_id, message_id, kind)
);

create index live_class_chat_by_member on live_class_chat (member_id);

create table live_class_questions (
  id uuid primary key,
  class_id text not null references live_classes (id) on delete cascade,
  member_id uuid not null references live_class_members (id) on delete cascade,
  body text not null,
  answered_at timestamptz,
  created_at timestamptz not null default now()
);

create index live_class_questions_by_class on live_class_questions (class_id);
create index live_class_questions_by_member on live_class_questions (member_id);

create table live_class_votes (
  question_id uuid not null references live_class_questions (id) on delete cascade,
  member_id uuid not null references live_class_members (id) on delete cascade,
  primary key (question_id, member_id)
);

create index live_class_votes_by_member on live_class_votes (member_id);
