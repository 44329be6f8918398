import type { SeedClock } from '../clock/seed-clock';
import { instituteId } from '../institutes/institute-id';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { quizzes } from './quizzes';

/** Fewer questions than a quiz has, so that another attempt gets different ones. */
const QUESTIONS_PER_ATTEMPT = 10;
const HOUR_SECONDS = 3600;
/** Quizzes are for practice; tests simulate an exam. */
const practiceRules = { attempts_max: null, cooldown_seconds: 0, key_shown: 'after_attempt' };
const testRules = {
  attempts_max: 3,
  cooldown_seconds: HOUR_SECONDS,
  key_shown: 'after_last_attempt',
};
const modes = ['Self-Paced', 'Self-Paced', 'Live Classes', 'Mentor-Guided'] as const;

export function quizTable(clock: SeedClock): SeedTable {
  const rows = quizzes.map((quiz, index) => ({
    id: seedId('quiz', index),
    institute_id: instituteId(quiz.institute),
    type: quiz.type,
    title: quiz.title,
    description: quiz.description,
    topic: quiz.topic,
    duration_seconds: 600,
    question_count: QUESTIONS_PER_ATTEMPT,
    ...(quiz.type === 'quiz' ? practiceRules : testRules),
    difficulty: quiz.level,
    practice_type: 'Mock Tests',
    exam_preparation: quiz.exams,
    test_format: quiz.type === 'mocktest' ? 'Full-Length Mock Tests' : 'MCQs',
    practice_mode: modes[index % modes.length],
    ...sampleColumns(clock.at(-2 - index * 6)),
  }));
  return { name: 'quizzes', rows };
}
