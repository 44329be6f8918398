import { paths } from '@sopaan/contract/paths';

export interface FooterGroup {
  title: string;
  links: ReadonlyArray<{ label: string; to: string }>;
}

const competitions = (type: string) => `${paths.exploreCompetitions}?competitionType=${type}`;
const privateJobs = (type: string) => `${paths.exploreJobs('private-job')}?jobType=${type}`;
const courses = (category: string) => `${paths.exploreCourses}?courseCategory=${category}`;

/** Query values keep the historic spelling (`hackthons`, `quizz`) that other pages and old bookmarks use. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Participate',
    links: [
      { label: 'Quizzes', to: competitions('quizz') },
      { label: 'Hackathons', to: competitions('hackthons') },
      { label: 'Workshops', to: competitions('workshop') },
      { label: 'Conferences', to: competitions('conferences') },
      { label: 'Cultural events', to: competitions('cultural-events') },
      { label: 'College festivals', to: competitions('college-convests') },
    ],
  },
  {
    title: 'Apply',
    links: [
      { label: 'Internships', to: privateJobs('Internship') },
      { label: 'Walk-in interviews', to: privateJobs('Walk-in') },
      { label: 'Jobs for freshers', to: privateJobs('Fresher') },
      { label: 'All government jobs', to: '/overall/job/govt/all' },
      { label: 'Work from home', to: `${paths.exploreJobs()}?jobType=Work%20From%20Home` },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Institutions', to: paths.institutes },
      { label: 'All courses', to: paths.exploreCourses },
      { label: 'Courses with certificate', to: `${paths.exploreCourses}?featured=certification` },
      { label: 'Live classes', to: courses('live-classes') },
      { label: 'Mock interviews', to: courses('mock-interview') },
      { label: 'Career guidance', to: courses('career-guidance') },
    ],
  },
  {
    title: 'Mentorship',
    links: [
      { label: 'Find a mentor', to: paths.mentors },
      { label: 'Become a mentor', to: paths.joinMentor },
    ],
  },
  {
    title: 'Practice',
    links: [
      { label: 'Practice home', to: paths.practice },
      { label: 'Code conquest', to: paths.codeConquest },
      { label: '100 days of code', to: paths.hundredDays },
    ],
  },
  {
    title: 'Download',
    links: [
      { label: 'Results', to: paths.govtJobs },
      { label: 'Admit cards', to: paths.govtJobs },
    ],
  },
  {
    title: 'Products',
    links: [
      { label: 'Hiring platform', to: '/Hiring-platform' },
      { label: 'Course creation', to: '/technology-platform' },
      { label: 'Online assessment', to: '/online-assessment' },
      { label: 'Online proctoring', to: '/online-proctoring' },
      { label: 'Coding interview', to: '/coding-interview' },
      { label: 'IQ and career program', to: '/IQ_Program' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', to: paths.about },
      { label: 'Terms & conditions', to: paths.terms },
      { label: 'Privacy policy', to: paths.privacy },
      { label: 'Contact us', to: paths.contact },
      { label: 'Community feed', to: '/comunityfeed' },
    ],
  },
  {
    title: 'Coming soon',
    links: [
      { label: 'Online engagement', to: paths.underDevelopment('online-engagement') },
      { label: 'More for hiring teams', to: paths.underDevelopment('hiring-platform') },
      { label: 'FAQ', to: paths.underDevelopment('faq') },
      { label: 'Careers at Sopaan', to: paths.underDevelopment('carrers') },
      { label: 'Testimonials', to: paths.underDevelopment('testimonials') },
      { label: 'Franchise', to: paths.underDevelopment('franchise') },
    ],
  },
];
