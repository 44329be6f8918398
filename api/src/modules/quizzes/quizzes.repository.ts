import type { QuizListItem } from '@sopaan/schemas/quiz';
import type { Queryable } from '../../plugins/database';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { toQuizListItem, type QuizListRow, type QuizRow } from './quiz-record';

export interface QuizFilter extends PageRequest {
  type?: string | undefined;
  instituteId?: string | undefined;
}

const STORED_QUESTIONS =
  '(select count(*) from quiz_questions where quiz_id = quizzes.id) as stored_questions';

export async function findQuizzes(
  database: Queryable,
  filter: QuizFilter,
): Promise<{ items: QuizListItem[]; nextCursor: string | null }> {
  const size = pageSize(filter);
  const conditions = new Conditions();
  conditions.equal('type', filter.type);
  conditions.equal('institute_id', filter.instituteId);
  conditions.after(
    filter.cursor,
    [
      ['created_at', 'timestamptz'],
      ['id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<QuizListRow>(
    `select quizzes.*, ${STORED_QUESTIONS}, array[created_at::text, id] as cursor_key
    from quizzes ${conditions.where} order by created_at desc, id desc limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, toQuizListItem);
}

/** Finds a quiz by id, institute and one of the given types. */
export async function findQuiz(
  database: Queryable,
  { id, instituteId, types }: { id: string; instituteId: string; types: readonly string[] },
): Promise<QuizRow | undefined> {
  const [row] = await database.query<QuizRow>(
    `select quizzes.*, ${STORED_QUESTIONS}
    from quizzes where id = $1 and institute_id = $2 and type = any($3::text[])`,
    [id, instituteId, types],
  );
  return row;
}

export async function findQuizById(database: Queryable, id: string): Promise<QuizRow | undefined> {
  const [row] = await database.query<QuizRow>(
    `select quizzes.*, ${STORED_QUESTIONS} from quizzes where id = $1`,
    [id],
  );
  return row;
}
