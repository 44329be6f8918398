import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';

export type TextFormat = QuizQuestion['format'];
