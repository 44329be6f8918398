import { getMentorFiguresEndpoint, type Mentor } from '@sopaan/schemas/mentor';
import type { Queryable } from '../../plugins/database';
import { toMentor, type MentorRow } from './mentor-record';

export async function findMentor(database: Queryable, id: string): Promise<Mentor | undefined> {
  const [row] = await database.query<MentorRow>('select * from mentors where id = $1', [id]);
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
