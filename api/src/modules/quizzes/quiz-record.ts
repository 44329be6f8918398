import type { Quiz, QuizListItem, QuizQuestion } from '@sopaan/schemas/quiz';

export interface QuizRow {
  id: string;
  institute_id: string;
  type: string;
  title: string;
  description: string;
  duration_seconds: number;
  difficulty: string;
  exam_preparation: string[];
}

export interface QuizListRow extends QuizRow {
  question_count: number;
  cursor_key: string[];
}

export function toQuizListItem(row: QuizListRow): QuizListItem {
  return {
    id: row.id,
    parentid: row.institute_id,
    type: row.type,
    title: row.title,
    description: row.description,
    questionCount: row.question_count,
    durationSeconds: row.duration_seconds,
    difficultyLevel: row.difficulty,
    examPreparation: row.exam_preparation,
  };
}

export function toQuiz(row: QuizRow, questions: QuizQuestion[]): Quiz {
  return {
    quiz_id: row.id,
    quiz_name: row.title,
    type: row.type,
    institute_id: row.institute_id,
    description: row.description,
    durationSeconds: row.duration_seconds,
    quiz_questions: questions,
  };
}
