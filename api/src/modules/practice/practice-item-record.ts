import type { PracticeItem } from '@sopaan/schemas/practice/practice-item';

export interface PracticeItemRow {
  kind: string;
  id: string;
  parent_id: string;
  type: string;
  title: string;
  summary: string;
  topics: string[];
  day: number | null;
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
}

export function toPracticeItem(row: PracticeItemRow): PracticeItem {
  return {
    kind: row.kind,
    id: row.id,
    parentId: row.parent_id,
    type: row.type,
    title: row.title,
    summary: row.summary,
    topics: row.topics,
    day: row.day,
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
  };
}
