import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import type { Queryable } from '../../database/database';
import type { Page } from '../../search/page';
import { correctSpelling } from '../../search/spelling/correct-spelling';
import { findQuizzes, type QuizFilter } from './quizzes.repository';

interface QuizPage extends Page<QuizListItem> {
  corrected?: string;
}

/** A page of quizzes. If none matches the text, those that match it with the spelling corrected. */
export async function listQuizzes(database: Queryable, filter: QuizFilter): Promise<QuizPage> {
  const page = await findQuizzes(database, filter);
  if (page.items.length > 0 || !filter.search || filter.cursor) return page;
  const corrected = await correctSpelling(database, ['quizzes'], filter.search);
  if (corrected === undefined) return page;
  const correctedPage = await findQuizzes(database, { ...filter, search: corrected });
  return correctedPage.items.length > 0 ? { ...correctedPage, corrected } : page;
}
