create table posts (
  -- the last segment of the post's URL
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  -- plain text
  summary text not null,
  category text not null,
  tags text[] not null default '{}',
  author text not null,
  -- the URL of a picture; empty if one is drawn
  image text not null default '',
  -- Markdown
  body text not null,
  -- made from the body: its sections with an id, a title and HTML that is sanitised before it is stored
  sections jsonb not null,
  word_count integer not null check (word_count > 0),
  is_published boolean not null default false,
  -- when it was published for the first time
  published_at timestamptz check (not is_published or published_at is not null),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', summary || ' ' || category || ' ' || joined_text(tags)), 'B')
    || setweight(to_tsvector('english', body), 'C')
  ) stored
);

create index posts_by_date on posts (published_at desc, id desc) where is_published;
create index posts_by_words on posts using gin (search);
create index posts_by_trigram on posts using gin (title gin_trgm_ops);
