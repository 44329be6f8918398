import { SITE_PARENT_ID, type QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { fullTextCondition } from '../../search/text-match';
import { toQuizListItem, type QuizRow } from './quiz-record';

export interface QuizFilter extends PageRequest {
  type?: string | undefined;
  instituteId?: string | undefined;
  search?: string | undefined;
}

/** The columns of `QuizRow`. */
const COLUMNS = `
  quizzes.*, (select count(*) from quiz_questions where quiz_id = quizzes.id) as total_question_count`;

export function findQuizzes(database: Queryable, filter: QuizFilter): Promise<Page<QuizListItem>> {
  const conditions = new Conditions();
  conditions.equal('type', filter.type);
  conditions.equal('institute_id', filter.instituteId);
  if (filter.search) conditions.add(fullTextCondition(conditions, filter.search, 'search'));
  return findPage(database, filter, {
    columns: COLUMNS,
    from: 'quizzes',
    conditions,
    order: [
      ['created_at', 'timestamptz'],
      ['id', 'text'],
    ],
    direction: 'desc',
    toItem: toQuizListItem,
  });
}

/** Finds a quiz by id, institute and one of the given types. */
export async function findQuiz(
  database: Queryable,
  { id, instituteId, types }: { id: string; instituteId: string; types: readonly string[] },
): Promise<QuizRow | undefined> {
  const [row] = await database.query<QuizRow>(
    `select ${COLUMNS}
    from quizzes where id = $1 and coalesce(institute_id, $4) = $2 and type = any($3::text[])`,
    [id, instituteId, types, SITE_PARENT_ID],
  );
  return row;
}

export async function findQuizById(database: Queryable, id: string): Promise<QuizRow | undefined> {
  const [row] = await database.query<QuizRow>(`select ${COLUMNS} from quizzes where id = $1`, [id]);
  return row;
}
