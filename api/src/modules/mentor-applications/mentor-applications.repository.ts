import type { MentorApplicationForm } from '@sopaan/schemas/mentor-application';
import type { Queryable } from '../../plugins/database';
import type { ApplicationRow } from './application-record';

export async function findLatestApplication(
  database: Queryable,
  userId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await database.query<ApplicationRow>(
    `select * from mentor_applications where user_id = $1
     order by created_at desc, id desc limit 1`,
    [userId],
  );
  return row;
}

export async function findOpenApplications(database: Queryable): Promise<ApplicationRow[]> {
  return database.query<ApplicationRow>(
    `select * from mentor_applications where status = 'submitted' order by created_at, id`,
  );
}

export async function findApplication(
  database: Queryable,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await database.query<ApplicationRow>(
    'select * from mentor_applications where id = $1',
    [id],
  );
  return row;
}

/** Finds and locks an open application, so that it is decided only once. */
export async function lockOpenApplication(
  transaction: Queryable,
  by: { id: string } | { userId: string },
): Promise<ApplicationRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['user_id', by.userId];
  const [row] = await transaction.query<ApplicationRow>(
    `select * from mentor_applications where ${column} = $1 and status = 'submitted' for update`,
    [value],
  );
  return row;
}

interface NewApplication {
  id: string;
  userId: string;
  form: MentorApplicationForm;
  avatarFile: string | null;
}

export async function addApplication(
  transaction: Queryable,
  { id, userId, form, avatarFile }: NewApplication,
): Promise<void> {
  const links = form.social_links;
  await transaction.query(
    `insert into mentor_applications (
       id, user_id, first_name, last_name, gender, job_role, organization, industry,
       experience_years, languages, short_heading, about, profile_link,
       linkedin, facebook, youtube, instagram, avatar_file
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ...[id, userId, form.first_name, form.last_name, form.gender],
      ...[form.current_role, form.current_org, form.insdustry, form.workexperience],
      ...[[...new Set(form.languages)], form.short_heading, form.about, form.profile_link],
      ...[links.linkedin, links.facebook, links.youtube, links.instagram, avatarFile],
    ],
  );
}

interface Decision {
  status: 'accepted' | 'declined' | 'withdrawn';
  by: string;
  reason?: string;
  mentorId?: string;
}

/** Closes an open application and detaches its picture, which the mentor now owns or the caller deletes. */
export async function decideApplication(
  transaction: Queryable,
  id: string,
  { status, by, reason = '', mentorId }: Decision,
): Promise<void> {
  await transaction.query(
    `update mentor_applications
     set status = $2, decided_by = $3, decided_at = now(), reason = $4, mentor_id = $5,
         avatar_file = null
     where id = $1`,
    [id, status, by, reason, mentorId ?? null],
  );
}
