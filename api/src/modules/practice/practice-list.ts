import type { PracticeItem } from '@sopaan/schemas/practice-item';
import {
  DIFFICULTY_LEVELS,
  EXAM_PREPARATIONS,
  PRACTICE_MODES,
  PRACTICE_TYPES,
  PROGRAMMING_LANGUAGES,
  PROJECT_TYPES,
  TEST_FORMATS,
} from '@sopaan/schemas/practice-options';
import { oneOf, overlaps } from '../../search/filter';
import type { SearchedList } from '../../search/searched-list';

interface PracticeRow {
  kind: string;
  id: string;
  parent_id: string;
  type: string;
  title: string;
  summary: string;
  practice_type: string;
  programming_languages: string[];
  exam_preparation: string[];
  difficulty: string;
  project_type: string;
  test_format: string;
  practice_mode: string;
  points: number | null;
  duration_seconds: number | null;
  question_count: number | null;
  cursor_key: string[];
}

/** Challenges and quizzes by difficulty, then in the order of the challenges. */
export const practiceList: SearchedList<PracticeRow, PracticeItem> = {
  source: () => 'practice_items',
  text: { tsvector: 'search', trigram: 'title' },
  filters: [
    oneOf('practiceType', 'practice_type', PRACTICE_TYPES),
    overlaps('programmingLanguages', 'programming_languages', PROGRAMMING_LANGUAGES),
    overlaps('examPreparation', 'exam_preparation', EXAM_PREPARATIONS),
    oneOf('difficultyLevel', 'difficulty', DIFFICULTY_LEVELS),
    oneOf('projectType', 'project_type', PROJECT_TYPES),
    oneOf('testFormat', 'test_format', TEST_FORMATS),
    oneOf('practiceMode', 'practice_mode', PRACTICE_MODES),
  ],
  order: [
    ['level', 'integer'],
    ['position', 'integer'],
    ['kind', 'text'],
    ['id', 'text'],
  ],
  direction: 'asc',
  columns: `
    item.kind, item.id, parent_id, type, title, summary, practice_type, programming_languages, exam_preparation,
    difficulty, project_type, test_format, practice_mode, points, duration_seconds,
    case when item.kind = 'quiz' then
      (select least(question_count, count(*)) from quizzes join quiz_questions on quiz_id = quizzes.id
        where quizzes.id = item.id group by quizzes.id)
    end as question_count`,
  joins: 'join practice_items as item on item.kind = page.kind and item.id = page.id',
  toItem: (row) => ({
    kind: row.kind,
    id: row.id,
    parentId: row.parent_id,
    type: row.type,
    title: row.title,
    summary: row.summary,
    practiceType: row.practice_type,
    programmingLanguages: row.programming_languages,
    examPreparation: row.exam_preparation,
    difficultyLevel: row.difficulty,
    projectType: row.project_type,
    testFormat: row.test_format,
    practiceMode: row.practice_mode,
    points: row.points,
    durationSeconds: row.duration_seconds,
    questionCount: row.question_count,
  }),
};
