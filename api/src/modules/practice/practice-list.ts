import type { PracticeItem } from '@sopaan/schemas/practice/practice-item';
import {
  DIFFICULTY_LEVELS,
  EXAM_PREPARATIONS,
  PRACTICE_KINDS,
  PRACTICE_MODES,
  PRACTICE_TYPES,
  PROGRAMMING_LANGUAGES,
  PROJECT_TYPES,
  TEST_FORMATS,
} from '@sopaan/schemas/practice/practice-options';
import { oneOf, overlaps } from '../../search/filter';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { toPracticeItem, type PracticeItemRow } from './practice-item-record';

/** Challenges and quizzes by difficulty, then in the order of the challenges. */
export const practiceList: SearchedList<PracticeItemRow, PracticeItem> = {
  // Quizzes give no points.
  source: () => '(select *, coalesce(points, 0) as reward from practice_items) as listed',
  text: { tsvector: 'search', trigram: 'title', wordSources: ['challenges', 'quizzes'] },
  filters: [
    oneOf('itemKind', 'kind', PRACTICE_KINDS),
    oneOf('practiceType', 'practice_type', PRACTICE_TYPES),
    overlaps('programmingLanguages', 'programming_languages', PROGRAMMING_LANGUAGES),
    overlaps('examPreparation', 'exam_preparation', EXAM_PREPARATIONS),
    oneOf('difficultyLevel', 'difficulty', DIFFICULTY_LEVELS),
    oneOf('projectType', 'project_type', PROJECT_TYPES),
    oneOf('testFormat', 'test_format', TEST_FORMATS),
    oneOf('practiceMode', 'practice_mode', PRACTICE_MODES),
  ],
  ...ascending(['level', 'integer'], ['position', 'integer'], ['kind', 'text']),
  orders: {
    hardest: descending(['level', 'integer'], ['kind', 'text']),
    points: descending(['reward', 'integer'], ['kind', 'text']),
  },
  columns: `
    item.kind, item.id, parent_id, type, title, summary, topics, day, practice_type, programming_languages, exam_preparation,
    difficulty, project_type, test_format, practice_mode, points, duration_seconds,
    case when item.kind = 'quiz' then
      (select least(question_count, count(*)) from quizzes join quiz_questions on quiz_id = quizzes.id
        where quizzes.id = item.id group by quizzes.id)
    end as question_count`,
  joins: 'join practice_items as item on item.kind = page.kind and item.id = page.id',
  toItem: toPracticeItem,
};

/** Only the quizzes of the list above. */
export const quizList: SearchedList<PracticeItemRow, PracticeItem> = {
  ...practiceList,
  baseConditions: (conditions) => conditions.equal('kind', 'quiz'),
  text: { ...practiceList.text, wordSources: ['quizzes'] },
};
