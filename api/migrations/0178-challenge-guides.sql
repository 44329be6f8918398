-- Hints and the editorial of a challenge, in Markdown. Members get them one by one and under conditions, so they are not columns of challenges.
create table challenge_guides (
  challenge_id text primary key references challenges (id) on delete cascade,
  -- from the gentlest to the most telling
  hints text[] not null,
  editorial text not null,
  -- the reference solution in Python
  solution text not null
);

create table challenge_guide_uses (
  user_id text not null references users (id) on delete cascade,
  challenge_id text not null references challenges (id) on delete cascade,
  -- the number of hints that the member has opened
  opened_hints integer not null default 0,
  -- when the member opened the editorial without having solved the challenge, which then earns nothing
  gave_up_at timestamptz,
  primary key (user_id, challenge_id)
);

create index challenge_guide_uses_by_challenge on challenge_guide_uses (challenge_id);
