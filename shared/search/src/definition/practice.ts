import {
  DIFFICULTY_LEVELS,
  EXAM_PREPARATIONS,
  PRACTICE_KINDS,
  PRACTICE_MODES,
  PRACTICE_TYPES,
  PROGRAMMING_LANGUAGES,
  PROJECT_TYPES,
  RUNNABLE_LANGUAGES,
  TEST_FORMATS,
  PRACTICE_SORTS,
} from '@sopaan/schemas/practice/practice-options';
import type { FilterDefinition } from './filter-definition';

export const practiceFilters: FilterDefinition = {
  hasLocation: false,
  sorts: PRACTICE_SORTS,
  keys: [
    {
      key: 'itemKind',
      label: 'Kind',
      options: PRACTICE_KINDS,
      labels: { challenge: 'Challenges', quiz: 'Quizzes' },
      placement: 'chip',
    },
    { key: 'practiceType', label: 'Type', options: PRACTICE_TYPES },
    { key: 'difficultyLevel', label: 'Difficulty', options: DIFFICULTY_LEVELS },
    {
      key: 'programmingLanguages',
      label: 'Language',
      options: PROGRAMMING_LANGUAGES,
      menuOptions: RUNNABLE_LANGUAGES,
    },
    { key: 'examPreparation', label: 'Exam', options: EXAM_PREPARATIONS },
    { key: 'projectType', label: 'Project', options: PROJECT_TYPES },
    { key: 'testFormat', label: 'Test format', options: TEST_FORMATS },
    { key: 'practiceMode', label: 'Mode', options: PRACTICE_MODES },
  ],
};
