create table post_comments (
  -- chosen by the client, so that a comment that is sent twice is stored once
  id uuid primary key,
  post_id text not null references posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  body text not null check (body <> ''),
  -- since when only its author sees it: after reports, or by an admin
  hidden_at timestamptz,
  -- when an admin restored it; earlier reports no longer count
  restored_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index post_comments_by_post on post_comments (post_id, created_at desc, id desc);
create index post_comments_by_user on post_comments (user_id);
create index post_comments_by_date on post_comments (created_at desc) where hidden_at is null;

create table post_comment_reports (
  comment_id uuid not null references post_comments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);

create index post_comment_reports_by_user on post_comment_reports (user_id);
