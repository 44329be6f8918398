import { getMentorFiguresEndpoint, type Mentor, type MentorListItem } from '@sopaan/schemas/mentor';
import type { Queryable } from '../../plugins/database';
import { cappedCount } from '../../search/capped-count';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { matchText } from '../../search/text-match';
import { toMentor, toMentorListItem, type MentorListRow, type MentorRow } from './mentor-record';

export interface MentorFilter extends PageRequest {
  search?: string | undefined;
  domain?: string | undefined;
  language?: string | undefined;
}

interface MentorPage {
  items: MentorListItem[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
}

export async function findMentors(database: Queryable, filter: MentorFilter): Promise<MentorPage> {
  const size = pageSize(filter);
  const conditions = new Conditions();
  matchText(conditions, filter.search, { words: 'search', letters: 'name' });
  conditions.holds('domains', filter.domain);
  conditions.holds('languages', filter.language);
  const count = await cappedCount(database, 'mentors', conditions.where, conditions.values);
  conditions.after(
    filter.cursor,
    [
      ['rating', 'numeric'],
      ['review_count', 'integer'],
      ['id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<MentorListRow>(
    `select
      id, name, avatar, headline, job_role, organization, industry, experience_years, languages,
      domains, country, rating, review_count, session_count,
      array[rating::text, review_count::text, id] as cursor_key
    from mentors ${conditions.where}
    order by rating desc, review_count desc, id desc
    limit ${limit}`,
    conditions.values,
  );
  return { ...toPage(rows, size, toMentorListItem), ...count };
}

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
