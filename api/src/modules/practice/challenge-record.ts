import type { Challenge, ChallengeListItem } from '@sopaan/schemas/practice/challenge';

export interface ChallengeListRow {
  id: string;
  type: string;
  title: string;
  summary: string;
  topics: string[];
  difficulty: string;
  points: number;
  day: number | null;
  practice_type: string;
  programming_languages: string[];
  exam_preparation: string[];
  project_type: string;
  test_format: string;
  practice_mode: string;
  solved_count: number;
  status: string | null;
}

export interface ChallengeRow extends ChallengeListRow {
  statement: string;
  input_format: string;
  output_format: string;
  constraints: string[];
  examples: Challenge['examples'];
  starters: Challenge['starters'];
  time_limit_ms: number;
  memory_limit_mb: number;
  test_count: number;
}

export function toChallengeListItem(row: ChallengeListRow): ChallengeListItem {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    summary: row.summary,
    topics: row.topics,
    difficultyLevel: row.difficulty,
    points: row.points,
    day: row.day,
    practiceType: row.practice_type,
    programmingLanguages: row.programming_languages,
    examPreparation: row.exam_preparation,
    projectType: row.project_type,
    testFormat: row.test_format,
    practiceMode: row.practice_mode,
    solvedCount: row.solved_count,
    status: row.status,
  };
}

export function toChallenge(row: ChallengeRow): Challenge {
  return {
    ...toChallengeListItem(row),
    statement: row.statement,
    inputFormat: row.input_format,
    outputFormat: row.output_format,
    constraints: row.constraints,
    examples: row.examples,
    starters: row.starters,
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_mb,
    hiddenTestCount: row.test_count,
  };
}
