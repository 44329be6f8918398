/** Links between the units of the site. A path that only its own remote uses is in its `remote.config.ts`. */
import { slug, titleSlug } from './slug';

const segment = encodeURIComponent;

export const paths = {
  home: '/',
  /** The search over everything; without a text, its empty page. */
  search: (text = '') => (text ? `/search?q=${segment(text)}` : '/search'),
  login: '/auth/login',
  signUp: '/auth/sign-up',
  /** The page for the code of a sign-up. Links in mails have their token in place of `code`. */
  enterCode: '/auth/email-verification/code',
  forgotPassword: '/auth/forgot-password/request',
  /** The settings of the account: email, password, devices and data. */
  account: '/profile/account',
  courses: '/course',
  course: (title: string, id: string) => `/course/${titleSlug(title)}/${segment(id)}`,
  exploreCourses: '/explore/courses',
  exploreCompetitions: '/explore/competition',
  explorePractice: '/explore/practice',
  exploreJobs: (type?: 'private-job' | 'govt-job') =>
    type ? `/explore/jobs/${type}` : '/explore/jobs',
  competitions: '/competition',
  competition: (title: string, id: string) => `/competition/${slug(title)}/${segment(id)}`,
  institutes: '/institution',
  institute: (id: string) => `/institute/overview/${segment(id)}`,
  privateJobs: '/private-job',
  govtJobs: '/govt-job',
  job: (title: string, id: string) => `/job/preview/${slug(title)}/${segment(id)}`,
  mentors: '/mentor',
  mentor: (id: string) => `/mentors/search?mentor=${segment(id)}`,
  joinMentor: '/join-mentor',
  practice: '/practice',
  codeConquest: '/practice/code-conquest',
  hundredDays: '/practice/100-days-code-conquest',
  challenge: (type: string, title: string, id: string) =>
    `/code_editor/${segment(type)}/${slug(title)}/${segment(id)}`,
  quizzes: '/learn/quizzes',
  festival: (title: string, id: string) =>
    `/online-quizzing-festival/${slug(title)}/${segment(id)}`,
  quiz: (id: string, parentId: string, type: string) =>
    `/learn/quizz/${segment(id)}/${segment(parentId)}/${segment(type)}`,
  /** The reasoning test, a quiz of the site itself. */
  reasoningTest: '/learn/quizz/reasoning-test/sopaan/quiz',
  courseVideo: (courseId: string, videoId?: string) =>
    `/learn/coursevideo?course=${segment(courseId)}${videoId ? `&video=${segment(videoId)}` : ''}`,
  /** Anybody who has its code can verify a certificate there. */
  certificate: (code: string) => `/certificate/${segment(code)}`,
  liveClass: (classId: string) => `/learn/liveStream?class=${segment(classId)}`,
  profile: (section = 'profile') => `/profile/${segment(section)}`,
  /** Documents that a member has shared by a link. */
  pack: (token: string) => `/pack/${segment(token)}`,
  /** Turns off a category of emails after a click; linked from those emails. */
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  /** Where a parent or guardian of a member under 18 decides; linked from one email. */
  parentalConsent: (token: string) => `/parental-consent/${segment(token)}`,
  /** The issues of the newsletter that were sent. */
  newsletter: '/newsletter',
  newsletterIssue: (issue: string) => `/newsletter/${segment(issue)}`,
  /** Confirms a subscription after a click; linked from one email. */
  newsletterConfirmation: (token: string) => `/newsletter/confirm/${segment(token)}`,
  /** Where a subscriber chooses emails without logging in; linked from those emails. */
  newsletterPreferences: (token: string) => `/newsletter/preferences/${segment(token)}`,
  /** The public page of a member. */
  publicProfile: (username: string) => `/u/${segment(username)}`,
  blog: '/blog-pages',
  post: (id: string) => `/blog-pages/${segment(id)}`,
  community: '/community-home',
  about: '/about-us',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  contact: '/contact-us',
  support: '/support',
  underDevelopment: (topic: string) => `/under-development/${segment(topic)}`,
} as const;

/** The login page that redirects to `next` afterwards. */
export function loginPath(next: string): string {
  return `${paths.login}?next=${segment(next)}`;
}

/** Returns `next` if it is a same-site path, else the home page: prevents open redirects. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return paths.home;
  return next;
}
