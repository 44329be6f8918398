-- HLS files of videos. Each encoding writes a new version, so that the bytes of a URL never change.
create table hls_versions (
  id text primary key,
  file_id text references video_files (id) on delete set null,
  salt bytea not null,
  created_at timestamptz not null default now(),
  -- when all its files were stored; before that no encoding may name the version
  stored_at timestamptz
);

create index hls_versions_file on hls_versions (file_id);

-- Playlists and segments. Each is encrypted and stored by itself.
create table hls_files (
  version_id text not null references hls_versions (id) on delete cascade,
  name text not null,
  media_type text not null,
  primary key (version_id, name)
);

-- The queue of encodings. Servers that have ffmpeg add a row for the video of each lesson.
create table video_encodings (
  id text primary key references video_files (id) on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'encoding', 'ready', 'failed')),
  -- including the current one; 0 again when an operator repeats the encoding
  attempts integer not null default 0,
  percent integer not null default 0 check (percent between 0 and 100),
  -- why the last attempt failed
  error text,
  -- until when no server may claim it: it is being encoded, or waits before another attempt
  lease_until timestamptz,
  -- what pages play, also while the video is encoded again
  version_id text references hls_versions (id),
  queued_at timestamptz not null default now()
);

create index video_encodings_version on video_encodings (version_id) where version_id is not null;
create index video_encodings_queue on video_encodings (queued_at)
  where status in ('waiting', 'encoding');
