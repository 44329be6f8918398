import { CHALLENGE_STATUSES } from '@sopaan/schemas/practice/challenge';
import {
  CHALLENGE_TYPES,
  DIFFICULTY_LEVELS,
  CHALLENGE_SORTS,
} from '@sopaan/schemas/practice/practice-options';
import type { FilterDefinition } from './filter-definition';

/** Filters of challenges for guests. There is no language filter, as each challenge can be solved in every language. */
export const challengeFilters: FilterDefinition = {
  hasLocation: false,
  sorts: CHALLENGE_SORTS,
  keys: [
    { key: 'topic', label: 'Topic', options: 'open' },
    { key: 'difficultyLevel', label: 'Difficulty', options: DIFFICULTY_LEVELS },
    {
      key: 'type',
      label: 'Series',
      options: CHALLENGE_TYPES,
      labels: { code_conquest: 'Code conquest', '100_days_code_conquest': '100 days' },
    },
  ],
};

/** Filters of challenges for members, with their status. */
export const memberChallengeFilters: FilterDefinition = {
  ...challengeFilters,
  keys: [
    {
      key: 'status',
      label: 'Status',
      options: CHALLENGE_STATUSES,
      labels: { new: 'Not tried', tried: 'Tried', solved: 'Solved' },
    },
    ...challengeFilters.keys,
  ],
};
