create table challenge_posts (
  -- chosen by the client, so that a post that is sent twice is stored once
  id uuid primary key,
  challenge_id text not null references challenges (id) on delete cascade,
  -- the post that it replies to; a reply has no replies
  parent_id uuid references challenge_posts (id) on delete cascade,
  -- null once the author has deleted a post that has replies, or the account
  user_id text references users (id) on delete cascade,
  -- Markdown; empty for a deleted post
  body text not null,
  -- whether it is folded for members who have not solved the challenge
  is_spoiler boolean not null,
  vote_count integer not null default 0 check (vote_count >= 0),
  -- since when only its author sees it: after reports, or by an admin
  hidden_at timestamptz,
  -- when an admin restored it; earlier reports no longer count
  restored_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((user_id is null) = (body = ''))
);

create index challenge_posts_newest on challenge_posts (challenge_id, created_at desc, id desc)
  where parent_id is null;
create index challenge_posts_top on challenge_posts (challenge_id, vote_count desc, created_at desc, id desc)
  where parent_id is null;
create index challenge_posts_replies on challenge_posts (parent_id, created_at, id);
create index challenge_posts_by_user on challenge_posts (user_id);

create table challenge_post_votes (
  post_id uuid not null references challenge_posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create index challenge_post_votes_by_user on challenge_post_votes (user_id);

create table challenge_post_reports (
  post_id uuid not null references challenge_posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create index challenge_post_reports_by_user on challenge_post_reports (user_id);
