import { getMentorFiguresEndpoint, type Mentor } from '@sopaan/schemas/mentors/mentor';
import type { Queryable } from '../../database/database';
import { toParagraphs } from '../../html/paragraphs';
import { avatarUrl } from './avatar-url';
import { ANSWER_FACTS, TAKES_QUESTIONS } from './takes-questions';
import { toMentor, type MentorProfileRow, type MentorRow } from './mentor-record';

export async function findMentor(database: Queryable, id: string): Promise<Mentor | undefined> {
  const [row] = await database.query<MentorRow & Record<string, unknown>>(
    `select mentors.*, ${TAKES_QUESTIONS} as can_be_asked, ${ANSWER_FACTS} from mentors where id = $1`,
    [id],
  );
  return row && toMentor(row);
}

export async function countMentorFigures(database: Queryable) {
  const [row] = await database.query(`
    select
      count(*) as mentors,
      (select count(distinct domain) from mentors, unnest(domains) as domain) as domains,
      (select count(distinct language) from mentors, unnest(languages) as language) as languages,
      count(distinct nullif(country, '')) as countries,
      coalesce(sum(session_count), 0) as sessions,
      coalesce(round(sum(rating * review_count) / nullif(sum(review_count), 0), 1), 0) as rating
    from mentors`);
  return getMentorFiguresEndpoint.response.validateSync(row);
}

/** What an accepted applicant has written about themselves; `about` is plain text. */
interface NewMentor extends MentorProfileRow {
  user_id: string;
  first_name: string;
  last_name: string;
  short_heading: string;
  avatar_file: string | null;
}

export async function addMentor(
  transaction: Queryable,
  id: string,
  mentor: NewMentor,
): Promise<void> {
  const { avatar_file: file } = mentor;
  await transaction.query(
    `insert into mentors (
       id, user_id, name, headline, about, job_role, organization, industry, experience_years,
       languages, domains, profile_link, linkedin, facebook, youtube, instagram, avatar_file, avatar
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ...[
        id,
        mentor.user_id,
        `${mentor.first_name} ${mentor.last_name}`.trim(),
        mentor.short_heading,
      ],
      ...[toParagraphs(mentor.about), mentor.job_role, mentor.organization, mentor.industry],
      ...[mentor.experience_years, mentor.languages, [mentor.industry], mentor.profile_link],
      ...[mentor.linkedin, mentor.facebook, mentor.youtube, mentor.instagram],
      ...[file, file === null ? '' : avatarUrl(id, file)],
    ],
  );
}

/** The file of a mentor's picture, if there is one. */
export async function findAvatarFile(database: Queryable, id: string): Promise<string | undefined> {
  const [mentor] = await database.query<{ avatar_file: string }>(
    'select avatar_file from mentors where id = $1 and avatar_file is not null',
    [id],
  );
  return mentor?.avatar_file;
}
