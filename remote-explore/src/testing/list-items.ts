import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { PracticeItem } from '@sopaan/schemas/practice/practice-item';
import { aJob } from './home-lists';

export const aGovtJob: JobListItem = {
  ...aJob(),
  id: 'govt-1',
  kind: 'government',
  title: 'Junior Engineer',
  job_type: 'Permanent',
  job_types: ['Permanent'],
  work_mode: 'Field Work',
  department: 'Water Supply',
  qualification: ['Diploma', 'Graduate'],
  salary: { min_salary: 35400, max_salary: 112400, currency: 'INR', period: 'month' },
  openings: 1200,
  organization: { name: 'State Water Board', logo_url: '', industry: 'Government' },
};

export const aListedCourse: CourseListItem = {
  courseId: 'course-1',
  coursename: 'Practical Statistics',
  coursesubtitle: 'From surveys to decisions.',
  courseavatar: '',
  duration: '8 weeks',
  weeks: 8,
  hoursPerWeek: 5,
  fee: 12500,
  currency: 'INR',
  category: 'Data Science',
  level: 'Intermediate',
  languages: ['English', 'Hindi'],
  place: 'Online',
  rating: 4.3,
  reviewers: 18,
  enrolledstudent: 40,
  teacher: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  instituteName: 'Deccan Institute',
};

export const aListedCompetition: CompetitionListItem = {
  _id: 'event-1',
  title: 'Monsoon Hackathon',
  companylogo: '',
  banner: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  paid: 0,
  currency: 'INR',
  ModeofEvent: 'Offline',
  opportunityType: { _id: 'hackathon', name: 'Hackathon' },
  location: { city: 'Kochi', state: 'Kerala', country: 'India' },
  organisation: { name: 'Backwater Labs' },
  timeline: {
    startsAt: '2099-02-10T03:30:00.000Z',
    endsAt: '2099-02-11T12:30:00.000Z',
    timezone: 'Asia/Kolkata',
  },
  registrationDeadline: '2099-02-01T12:30:00.000Z',
  status: 'open',
  participants: { currentCount: 37 },
  capacity: 50,
  likeCount: 4,
  prizeTotal: 150000,
  category: 'Software Development',
  teamSize: '2-4 members',
  payment: 'Free',
  workExperience: 'No experience required',
};

export const aPracticeItem: PracticeItem = {
  kind: 'quiz',
  id: 'quiz-9',
  parentId: 'institute-1',
  type: 'mocktest',
  title: 'Clerk Prelims Mock',
  summary: 'Reasoning, numbers and English.',
  topics: ['Reasoning'],
  day: null,
  practiceType: 'Mock Tests',
  programmingLanguages: [],
  examPreparation: ['Banking (IBPS, SBI, RBI)'],
  difficultyLevel: 'Intermediate',
  projectType: '',
  testFormat: 'MCQs',
  practiceMode: 'Self-Paced',
  points: null,
  durationSeconds: 3600,
  questionCount: 50,
};
