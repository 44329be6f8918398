import { paths } from '@sopaan/contract/paths';

/** A page of the site that visitors search for by its name. */
export interface SitePage {
  title: string;
  path: string;
  /** Other words that it is found by. */
  words: string;
}

export const SITE_PAGES: readonly SitePage[] = [
  { title: 'Courses', path: paths.courses, words: 'learn classes training' },
  { title: 'Explore courses', path: paths.exploreCourses, words: 'filters' },
  { title: 'Private jobs', path: paths.privateJobs, words: 'companies internships careers' },
  { title: 'Government jobs', path: paths.govtJobs, words: 'govt sarkari exams vacancies' },
  { title: 'Explore jobs', path: paths.exploreJobs(), words: 'vacancies filters' },
  { title: 'Competitions', path: paths.competitions, words: 'hackathons contests events' },
  { title: 'Institutes', path: paths.institutes, words: 'colleges universities schools coaching' },
  { title: 'Mentors', path: paths.mentors, words: 'guidance advice' },
  { title: 'Join as mentor', path: paths.joinMentor, words: 'become a mentor apply' },
  { title: 'Coding practice', path: paths.practice, words: 'challenges problems programming' },
  { title: 'Code Conquest', path: paths.codeConquest, words: 'coding rounds' },
  { title: '100 Days Code Conquest', path: paths.hundredDays, words: 'hundred daily coding' },
  { title: 'Quizzes', path: paths.quizzes, words: 'mock tests questions' },
  { title: 'Reasoning test', path: paths.reasoningTest, words: 'test iq aptitude' },
  { title: 'Blog', path: paths.blog, words: 'posts articles' },
  { title: 'Community', path: paths.community, words: 'members' },
  { title: 'Newsletter', path: paths.newsletter, words: 'issues email subscribe' },
  { title: 'About us', path: paths.about, words: 'sopaan team company' },
  { title: 'Contact us', path: paths.contact, words: 'message address email' },
  { title: 'Support', path: paths.support, words: 'help questions faq' },
  { title: 'Terms and conditions', path: paths.terms, words: 'rules legal' },
  { title: 'Privacy policy', path: paths.privacy, words: 'data protection legal' },
  { title: 'Your profile', path: paths.profile(), words: 'dashboard resume cv' },
  { title: 'Account settings', path: paths.account, words: 'password email delete devices' },
];
