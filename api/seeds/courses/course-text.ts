import type { CourseSource } from './course-source';

interface FieldText {
  audience: string;
  takeaways: readonly string[];
  careers: readonly string[];
}

export const fieldTexts = {
  'Web Development': {
    audience: 'People who want to build for the web',
    takeaways: ['A repository that shows how you work', 'A checklist for accessible pages'],
    careers: ['Front-end developer', 'Full-stack developer', 'Freelance web developer'],
  },
  'Data Science': {
    audience: 'People who want to answer questions with data',
    takeaways: ['A notebook that others can run again', 'A habit of checking before concluding'],
    careers: ['Data analyst', 'Data engineer', 'Business analyst'],
  },
  'AI & ML': {
    audience: 'People who can program a little and like to measure',
    takeaways: ['A trained model with an honest report', 'A list of the ways a model fails'],
    careers: ['Machine learning engineer', 'Applied scientist', 'Product analyst'],
  },
  'Cloud Computing': {
    audience: 'People who run or want to run services',
    takeaways: [
      'A documented set-up that can be built again',
      'A plan for the day something breaks',
    ],
    careers: ['Cloud support engineer', 'DevOps engineer', 'Site reliability engineer'],
  },
} as const satisfies Record<string, FieldText>;

export type CourseField = keyof typeof fieldTexts;

export function describeCourse({
  title,
  subtitle,
  weeks,
  hoursPerWeek,
  project,
  level,
}: CourseSource): string {
  return [
    `<p>${subtitle}.</p>`,
    `<p>${title} takes ${weeks} weeks at about ${hoursPerWeek} hours a week. You learn by doing: each week ends with a small task, and the course ends with ${project}.</p>`,
    `<p>${entryRequirement(level)}</p>`,
  ].join('');
}

function entryRequirement(level: CourseSource['level']): string {
  if (level === 'Beginner') return 'No earlier knowledge is needed.';
  if (level === 'Intermediate')
    return 'You should have finished a beginner course of this field or know as much.';
  return 'You should have worked in this field for some time.';
}
