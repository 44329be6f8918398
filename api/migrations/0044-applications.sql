-- Applications for jobs, one a person and job.
create table job_applications (
  id text primary key,
  job_id text not null references jobs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- `official`: made on the site of the authority; the member only keeps track of it here
  via text not null check (via in ('sopaan', 'official')),
  -- that of its last step
  status text not null,
  submitted_at timestamptz not null,
  note text not null default '',
  -- what the organisation is given, as it was when it was handed in: { name, email, phone, skills, education,
  -- workExperience, documents: [{ slot, name }] }; null when nothing was sent
  sent jsonb,
  unique (job_id, user_id),
  check ((sent is null) = (via = 'official'))
);

create index job_applications_by_user on job_applications (user_id, submitted_at desc, id desc);

-- What has happened to an application, never changed.
create table job_application_steps (
  application_id text not null references job_applications (id) on delete cascade,
  position integer not null,
  status text not null,
  at timestamptz not null,
  -- with `submitted`: what was handed in with it
  note text,
  sent jsonb,
  primary key (application_id, position)
);
