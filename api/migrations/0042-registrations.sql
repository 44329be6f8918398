-- One row for each person and event. `events.participant_count` counts those who are registered; a sample event
-- begins with a count that has no rows behind it.
create table event_registrations (
  event_id text not null references events (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  state text not null check (state in ('registered', 'waiting', 'withdrawn')),
  -- The order of arrival within the event: who registers again comes last.
  line bigint not null,
  rules_accepted_at timestamptz not null,
  registered_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (event_id, user_id)
);

create unique index event_registrations_line on event_registrations (event_id, line);
create index event_registrations_waiting on event_registrations (event_id, line)
  where state = 'waiting';
create index event_registrations_user on event_registrations (user_id);

create table event_teams (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  name text not null,
  -- The name as it is compared.
  name_key text not null,
  -- Whoever knows it may ask to join.
  code text not null unique,
  created_at timestamptz not null default now(),
  unique (event_id, name_key)
);

create table event_team_members (
  id text primary key,
  team_id text not null references event_teams (id) on delete cascade,
  event_id text not null,
  user_id text not null,
  -- Both sides agree: who was given the code asks, the leader takes in.
  state text not null check (state in ('asked', 'member')),
  is_leader boolean not null default false,
  since timestamptz not null default now(),
  -- One team for each person and event.
  unique (event_id, user_id),
  foreign key (event_id, user_id) references event_registrations (event_id, user_id)
    on delete cascade,
  check (state = 'member' or not is_leader)
);

create index event_team_members_team on event_team_members (team_id, since);
create unique index event_team_members_leader on event_team_members (team_id) where is_leader;
