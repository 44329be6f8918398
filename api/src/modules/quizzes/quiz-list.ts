import { DIFFICULTY_LEVELS, EXAM_PREPARATIONS } from '@sopaan/schemas/practice/practice-options';
import { QUIZ_STATUSES, type QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import { oneOf, overlaps } from '../../search/filter';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { toQuizListItem, type QuizRow } from './quiz-record';
import { QUIZ_COLUMNS } from './quizzes.repository';

interface QuizSelection {
  /** Null for a guest. */
  userId: string | null;
  type?: string | undefined;
  instituteId?: string | undefined;
}

/** Quizzes, newest first, with what each of them is for the member. */
export function quizList(selection: QuizSelection): SearchedList<QuizRow, QuizListItem> {
  const { userId, type, instituteId } = selection;
  return {
    source: (_, bind) => `(
      select
        quizzes.id, institute_id, type, topic, difficulty, exam_preparation, title, search, created_at,
        coalesce(array_position(${bind(DIFFICULTY_LEVELS)}::text[], difficulty), ${DIFFICULTY_LEVELS.length + 1}) as level,
        case
          when attempts.used is null then 'new'
          when attempts_max is null or attempts.used < attempts_max then 'retake'
          else 'finished'
        end as status
      from quizzes
      left join (
        select quiz_id, count(*) as used from quiz_attempts where user_id = ${bind(userId)}::text
        group by quiz_id
      ) as attempts on attempts.quiz_id = quizzes.id
    ) as listed`,
    baseConditions: (conditions) => {
      conditions.equal('type', type);
      conditions.equal('institute_id', instituteId);
    },
    text: { tsvector: 'search', trigram: 'title', wordSources: ['quizzes'] },
    filters: [
      oneOf('topic', 'topic', 'open'),
      oneOf('difficultyLevel', 'difficulty', DIFFICULTY_LEVELS),
      overlaps('examPreparation', 'exam_preparation', EXAM_PREPARATIONS),
      oneOf('status', 'status', QUIZ_STATUSES),
    ],
    ...descending(['created_at', 'timestamptz']),
    orders: { easiest: ascending(['level', 'integer']) },
    columns: QUIZ_COLUMNS,
    joins: 'join quizzes on quizzes.id = page.id',
    toItem: toQuizListItem,
  };
}
