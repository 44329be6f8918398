import { paths } from '@sopaan/contract/paths';
import type { FooterLink } from '@sopaan/schemas/marketing/specified-records';

export interface FooterGroup {
  title: string;
  /** Whether members, who know the site, get it as well. */
  alsoForMembers?: true;
  /** On phones the links of the other groups are collapsed at first. */
  startsOpen?: true;
  links: readonly FooterLink[];
}

const competitions = (type: string) => `${paths.exploreCompetitions}?competitionType=${type}`;
const privateJobs = (type: string) => `${paths.exploreJobs('private-job')}?jobType=${type}`;
const courses = (category: string) => `${paths.exploreCourses}?courseCategory=${category}`;

/**
 * The specification fixes the groups and their targets (HO-032 to HO-038). Paths and query values keep the historic spelling (`carrers`,
 * `hackthons`, `quizz`) that other pages and old bookmarks use.
 */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Participate',
    links: [
      { name: 'Quizzes', link: competitions('quizz') },
      { name: 'Hackathons', link: competitions('hackthons') },
      { name: 'Workshops', link: competitions('workshop') },
      { name: 'Conferences', link: competitions('conferences') },
      { name: 'Cultural events', link: competitions('cultural-events') },
      { name: 'College festivals', link: competitions('college-convests') },
    ],
  },
  {
    title: 'Apply',
    alsoForMembers: true,
    links: [
      { name: 'Internships', link: privateJobs('Internship') },
      { name: 'Walk-in interviews', link: privateJobs('Walk-in') },
      { name: 'Jobs for freshers', link: privateJobs('Fresher') },
      { name: 'All government jobs', link: '/overall/job/govt/all' },
      { name: 'Work from home', link: `${paths.exploreJobs()}?jobType=Work%20From%20Home` },
    ],
  },
  {
    title: 'Learn',
    alsoForMembers: true,
    links: [
      { name: 'Institutions', link: paths.institutes },
      { name: 'All courses', link: paths.exploreCourses },
      { name: 'Courses with certificate', link: `${paths.exploreCourses}?featured=certification` },
      { name: 'Live classes', link: courses('live-classes') },
      { name: 'Mock interviews', link: courses('mock-interview') },
      { name: 'Career guidance', link: courses('career-guidance') },
    ],
  },
  {
    title: 'Mentorship',
    links: [
      { name: 'Find a mentor', link: paths.mentors },
      { name: 'Become a mentor', link: paths.joinMentor },
    ],
  },
  {
    title: 'Practice',
    alsoForMembers: true,
    links: [
      { name: 'Practice home', link: paths.practice },
      { name: 'Code conquest', link: paths.codeConquest },
      { name: '100 days of code', link: paths.hundredDays },
    ],
  },
  {
    title: 'Download',
    links: [
      { name: 'Results', link: paths.govtJobs },
      { name: 'Admit cards', link: paths.govtJobs },
    ],
  },
  {
    title: 'Products',
    links: [
      { name: 'Hiring platform', link: '/Hiring-platform' },
      { name: 'Course creation', link: '/technology-platform' },
      { name: 'Online assessment', link: '/online-assessment' },
      { name: 'Online proctoring', link: '/online-proctoring' },
      { name: 'Coding interview', link: '/coding-interview' },
      { name: 'IQ and career program', link: '/IQ_Program' },
    ],
  },
  {
    title: 'Company',
    alsoForMembers: true,
    startsOpen: true,
    links: [
      { name: 'About us', link: paths.about },
      { name: 'Terms & conditions', link: paths.terms },
      { name: 'Privacy policy', link: paths.privacy },
      { name: 'Contact us', link: paths.contact },
      { name: 'Community feed', link: '/comunityfeed' },
    ],
  },
  {
    title: 'Coming soon',
    links: [
      { name: 'Online engagement', link: paths.underDevelopment('online-engagement') },
      { name: 'More for hiring teams', link: paths.underDevelopment('hiring-platform') },
      { name: 'FAQ', link: paths.underDevelopment('faq') },
      { name: 'Careers at Sopaan', link: paths.underDevelopment('carrers') },
      { name: 'Testimonials', link: paths.underDevelopment('testimonials') },
      { name: 'Franchise', link: paths.underDevelopment('franchise') },
    ],
  },
];
