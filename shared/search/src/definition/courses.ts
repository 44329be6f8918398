import {
  COURSE_CATEGORIES,
  COURSE_FEATURES,
  COURSE_KINDS,
  COURSE_LEVELS,
  COURSE_SORTS,
} from '@sopaan/schemas/courses/course-options';
import type { FilterDefinition } from './filter-definition';

export const courseFilters: FilterDefinition = {
  hasLocation: true,
  sorts: COURSE_SORTS,
  keys: [
    { key: 'category', label: 'Topic', options: COURSE_CATEGORIES },
    { key: 'level', label: 'Level', options: COURSE_LEVELS },
    {
      key: 'featured',
      label: 'Featured',
      options: COURSE_FEATURES,
      labels: { certification: 'With certificate' },
      placement: 'panel',
    },
    {
      key: 'courseCategory',
      label: 'Course type',
      options: COURSE_KINDS,
      labels: {
        'live-classes': 'Live classes',
        'mock-interview': 'Mock interview',
        'career-guidance': 'Career guidance',
      },
      placement: 'panel',
    },
  ],
};
