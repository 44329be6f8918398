import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';

/** The only page of a list. */
export function aPage<Item>(items: Item[]) {
  return {
    items,
    nextCursor: null,
    total: items.length,
    totalIsCapped: false,
    facets: [],
    relaxations: [],
  };
}

export function aJob(changes: Partial<JobListItem> = {}): JobListItem {
  return {
    id: 'job-1',
    kind: 'private',
    title: 'Junior Developer',
    job_type: 'Full-time',
    job_types: ['Full-time'],
    work_mode: 'hybrid',
    career_stages: ['entry'],
    qualification: [],
    department: 'Engineering',
    summary: 'Write and test small services.',
    location: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
    salary: { min_salary: 400000, max_salary: 600000, currency: 'INR', period: 'year' },
    postedAt: '2026-06-01T00:00:00.000Z',
    lastDate: '2099-02-01T18:29:00.000Z',
    status: 'open',
    openings: 3,
    appliedCount: 17,
    organization: { name: 'Sahyadri Systems', logo_url: '', industry: 'Agriculture' },
    ...changes,
  };
}

export const anInstitute: InstituteListItem = {
  id: 'institute-1',
  name: 'Deccan Institute',
  tagline: 'Teaches computing since 1998.',
  logo: '',
  banner: '',
  kind: 'College',
  location: { landmark: '', zipcode: '', city: 'Pune', state: 'Maharashtra' },
  courseCount: 4,
};

export const aQuiz: QuizListItem = {
  id: 'quiz-1',
  parentid: 'institute-1',
  type: 'mocktest',
  title: 'Reasoning Mock',
  description: 'Ten questions on series.',
  topic: 'Reasoning',
  questionCount: 10,
  durationSeconds: 600,
  difficultyLevel: 'Beginner',
  examPreparation: [],
};
