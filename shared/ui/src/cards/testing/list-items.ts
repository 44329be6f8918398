import type { CourseListItem } from '@sopaan/schemas/courses/course';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };

export const competition: HostEvent = {
  _id: 'e1',
  title: 'Hack the monsoon',
  description: '<p>Rain or shine.</p>',
  companylogo: '/asha.svg',
  banner: '',
  createdAt: '2026-03-04T05:06:07.000Z',
  paid: 1499,
  currency: 'INR',
  ModeofEvent: 'Hybrid',
  opportunityType: { _id: 'hackathon', name: 'Hackathon' },
  location: pune,
  timeline: {
    startDate: '2026-04-01',
    endDate: '2026-04-02',
    startTime: '09:00',
    endTime: '18:00',
    startsAt: '2026-04-01T03:30:00.000Z',
    endsAt: '2026-04-02T12:30:00.000Z',
    timezone: 'Asia/Kolkata',
  },
  registrationDeadline: '2026-03-30T18:29:59.000Z',
  deadlines: [],
  status: 'open',
  participants: { currentCount: 4 },
  capacity: null,
  likeCount: 2,
  prizes: [],
  organisation: {
    name: 'Asha Labs',
    description: '',
    industry: '',
    company_size: '',
    founded_year: null,
    website: '',
    social_media: { linkedin: '', twitter: '', facebook: '' },
    contact: { email: '', phone: '' },
    location: pune,
  },
  rounds: [],
  eventType: 'Hybrid',
  category: 'Software Development',
  teamSize: '2-4 members',
  team: { min: 2, max: 4 },
  payment: 'Paid Entry',
  workExperience: 'No experience required',
};

export const job: JobListItem = {
  id: 'j1',
  kind: 'private',
  title: 'Frontend Engineer',
  job_type: 'Full-time',
  job_types: ['Full-time'],
  work_mode: 'hybrid',
  career_stages: ['entry'],
  qualification: [],
  department: 'Engineering',
  summary: 'Build pages.',
  location: [pune, { city: 'Kochi', state: 'Kerala', country: 'India' }],
  salary: { min_salary: null, max_salary: null, currency: 'INR', period: 'year' },
  postedAt: '2026-03-04T05:06:07.000Z',
  lastDate: '2026-04-01T18:29:59.000Z',
  status: 'open',
  openings: 2,
  appliedCount: 12,
  organization: { name: 'Asha Labs', logo_url: '/asha.svg', industry: 'Software' },
};

export const course: CourseListItem = {
  courseId: 'c1',
  coursename: 'Web dev basics',
  coursesubtitle: 'From the first tag',
  courseavatar: '/web.svg',
  duration: '8 weeks',
  weeks: 8,
  hoursPerWeek: 5,
  fee: 0,
  currency: 'INR',
  category: 'Web Development',
  level: 'Beginner',
  languages: ['English'],
  place: 'Online',
  rating: 0,
  reviewers: 0,
  enrolledstudent: 0,
  teacher: 'Asha Rao',
  createdAt: '2026-03-04T05:06:07.000Z',
  instituteName: '',
};

export const institute: InstituteListItem = {
  id: 'i1',
  name: 'Sahyadri Institute',
  tagline: 'On the hills.',
  logo: '/hills.svg',
  banner: '',
  kind: 'College',
  location: { landmark: '', zipcode: '', city: 'Pune', state: 'Maharashtra' },
  courseCount: 1,
};

export const mentor: MentorListItem = {
  id: 'm1',
  name: 'Asha Rao',
  avatar: '/face.svg',
  headline: 'Helps with a first job',
  currentRole: '',
  currentOrg: '',
  industry: '',
  experience: 7,
  languages: ['English'],
  domains: ['Data Science'],
  country: 'India',
  rating: 4.5,
  reviewers: 10,
  sessions: 30,
};

export const quiz: QuizListItem = {
  id: 'q1',
  parentid: 'i1',
  type: 'mocktest',
  title: 'Rivers of India',
  description: 'Ten minutes by the water.',
  topic: '',
  questionCount: 10,
  durationSeconds: 600,
  difficultyLevel: 'Beginner',
  examPreparation: ['UPSC'],
};
