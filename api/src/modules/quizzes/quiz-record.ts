import {
  SITE_PARENT_ID,
  type Quiz,
  type QuizListItem,
  type QuizQuestion,
  type QuizRules,
} from '@sopaan/schemas/quizzes/quiz';

export interface RulesRow {
  is_open: boolean;
  /** Questions per attempt; null for all. */
  question_count: number | null;
  /** Number of questions of the quiz. */
  total_question_count: number;
  attempts_max: number | null;
  cooldown_seconds: number;
  grace_seconds: number;
  /** When the correct answers are revealed: `after_attempt` or `after_last_attempt`. */
  key_shown: string;
}

export interface QuizRow extends RulesRow {
  id: string;
  /** Null for a quiz of the site itself. */
  institute_id: string | null;
  type: string;
  title: string;
  description: string;
  topic: string;
  duration_seconds: number;
  is_ranked: boolean;
  difficulty: string;
  exam_preparation: string[];
}

export function questionsPerAttempt({ question_count, total_question_count }: RulesRow): number {
  return Math.min(question_count ?? total_question_count, total_question_count);
}

function toRules(row: RulesRow): QuizRules {
  const questionCount = questionsPerAttempt(row);
  return {
    questionCount,
    isDrawn: questionCount < row.total_question_count,
    attemptsMax: row.attempts_max,
    cooldownSeconds: row.cooldown_seconds,
    graceSeconds: row.grace_seconds,
    keyShown: row.key_shown,
  };
}

/** The spec fixes the name `parentid`. */
export function toQuizListItem(row: QuizRow): QuizListItem {
  return {
    id: row.id,
    parentid: row.institute_id ?? SITE_PARENT_ID,
    type: row.type,
    title: row.title,
    description: row.description,
    topic: row.topic,
    questionCount: questionsPerAttempt(row),
    durationSeconds: row.duration_seconds,
    difficultyLevel: row.difficulty,
    examPreparation: row.exam_preparation,
  };
}

/** The spec fixes the names `quiz_name` and `quiz_questions`, and `quiz_id` and `institute_id` of the request. */
export function toQuiz(
  row: QuizRow,
  questions: QuizQuestion[],
  { attempts, extraTimePercent }: Pick<Quiz, 'attempts' | 'extraTimePercent'>,
): Quiz {
  return {
    quiz_id: row.id,
    quiz_name: row.title,
    type: row.type,
    institute_id: row.institute_id ?? SITE_PARENT_ID,
    description: row.description,
    durationSeconds: row.duration_seconds,
    quiz_questions: questions,
    rules: toRules(row),
    attempts,
    extraTimePercent,
    isRanked: row.is_ranked,
  };
}
