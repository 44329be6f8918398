import { DIFFICULTY_LEVELS, EXAM_PREPARATIONS } from '@sopaan/schemas/practice/practice-options';
import { QUIZ_SORTS, QUIZ_STATUSES } from '@sopaan/schemas/quizzes/quiz';
import type { FilterDefinition } from './filter-definition';

/** Filters of quizzes for guests. */
export const quizFilters: FilterDefinition = {
  hasLocation: false,
  sorts: QUIZ_SORTS,
  keys: [
    { key: 'topic', label: 'Subject', options: 'open' },
    { key: 'difficultyLevel', label: 'Difficulty', options: DIFFICULTY_LEVELS },
    { key: 'examPreparation', label: 'Exam', options: EXAM_PREPARATIONS },
  ],
};

/** Filters of quizzes for members, with what they have taken. */
export const memberQuizFilters: FilterDefinition = {
  ...quizFilters,
  keys: [
    ...quizFilters.keys,
    {
      key: 'status',
      label: 'Attempts',
      options: QUIZ_STATUSES,
      labels: { new: 'Not taken', retake: 'Taken, attempts left', finished: 'No attempts left' },
    },
  ],
};
