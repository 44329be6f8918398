import type { NewIssue } from '../issues/parse-issue';

export const testIssue: NewIssue = {
  slug: 'week-48',
  topic: 'weekly',
  subject: 'Week 48: three new courses',
  body: '# New courses\n\nLearn [statistics](/course/statistics/c1).',
};
