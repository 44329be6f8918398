-- What was attached to an application for a job. Withdrawing the application removes it.

-- The CV: a JSON Resume document, encrypted like files. Without its salt it cannot be read.
create table job_application_cvs (
  application_id text primary key references job_applications (id) on delete cascade,
  content bytea not null,
  salt bytea not null
);

-- Documents of the wallet. The file is the one that was sent, whatever the wallet has in its slot later.
create table job_application_documents (
  id text primary key,
  application_id text not null references job_applications (id) on delete cascade,
  slot text not null,
  -- The file's name when it was sent.
  name text not null,
  media_type text not null,
  bytes integer not null,
  file_id text not null references files (id)
);

create index job_application_documents_application on job_application_documents (application_id);
create index job_application_documents_file on job_application_documents (file_id);

-- How many rows of other tables need the file. It is erased when none does any more.
alter table files add column use_count integer not null default 1;
