import type { MentorApplicationRequest } from '@sopaan/schemas/mentors/mentor-application';
import type { Queryable } from '../../database/database';
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
  key: { id: string } | { userId: string },
): Promise<ApplicationRow | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['user_id', key.userId];
  const [row] = await transaction.query<ApplicationRow>(
    `select * from mentor_applications where ${column} = $1 and status = 'submitted' for update`,
    [value],
  );
  return row;
}

interface NewApplication {
  id: string;
  userId: string;
  request: MentorApplicationRequest;
  avatarFile: string | null;
}

export async function addApplication(
  transaction: Queryable,
  { id, userId, request, avatarFile }: NewApplication,
): Promise<void> {
  const links = request.social_links;
  await transaction.query(
    `insert into mentor_applications (
       id, user_id, first_name, last_name, gender, job_role, organization, industry,
       experience_years, languages, short_heading, about, profile_link,
       linkedin, facebook, youtube, instagram, avatar_file
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ...[id, userId, request.first_name, request.last_name, request.gender],
      ...[request.current_role, request.current_org, request.insdustry, request.workexperience],
      ...[
        [...new Set(request.languages)],
        request.short_heading,
        request.about,
        request.profile_link,
      ],
      ...[links.linkedin, links.facebook, links.youtube, links.instagram, avatarFile],
    ],
  );
}

interface Decision {
  status: 'accepted' | 'declined' | 'withdrawn';
  decidedBy: string;
  reason?: string;
  mentorId?: string;
}

/** Closes an open application and detaches its picture, which the mentor now owns or the caller deletes. */
export async function decideApplication(
  transaction: Queryable,
  id: string,
  { status, decidedBy, reason = '', mentorId }: Decision,
): Promise<void> {
  await transaction.query(
    `update mentor_applications
     set status = $2, decided_by = $3, decided_at = now(), reason = $4, mentor_id = $5,
         avatar_file = null
     where id = $1`,
    [id, status, decidedBy, reason, mentorId ?? null],
  );
}

/** Gives an accepted applicant the role of a mentor. Users with another role than student, such as admins, keep it. */
export async function promoteToMentor(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query(`update users set role = 'mentor' where id = $1 and role = 'student'`, [
    userId,
  ]);
}
