import { jobApplications } from '../../applications/applications.personal-data';
import { contactMessages } from '../../contact/contact.personal-data';
import { ownCourses } from '../../enrolments/enrolments.personal-data';
import { followedInstitutes } from '../../follows/follows.personal-data';
import { ownLikes } from '../../likes/likes.personal-data';
import { uploadedFiles } from '../../../files/files-of-person';
import { mentorApplicationsPart } from '../../mentor-applications/mentor-applications.personal-data';
import { mentorPage } from '../../mentors/mentors.personal-data';
import { newsletterSubscription } from '../../newsletter/newsletter.personal-data';
import { conquestScores } from '../../practice/conquest/conquest.personal-data';
import { ownHundredDays } from '../../practice/hundred-days/hundred-days.personal-data';
import { challengeProgress } from '../../practice/challenge-progress.personal-data';
import { quizAttempts } from '../../quizzes/attempts.personal-data';
import { competitionRegistrations } from '../../registrations/registrations.personal-data';
import { adminActions } from '../../releases/log/actions-of-person';
import { ownReviews } from '../../reviews/reviews.personal-data';
import { ownSubmissions } from '../../submissions/submissions.personal-data';
import { accountPart } from './account-part';
import { linksPart, mailsPart } from './mails-part';
import type { PersonalPart } from './personal-part';
import { devicesPart, sessionsPart } from './sessions-part';

/**
 * Everything that is kept about a person. The mails come after the competitions, as a place may be given and told until
 * then, and before the links, by which they are found.
 */
export const exportParts: readonly PersonalPart[] = [
  accountPart,
  sessionsPart,
  devicesPart,
  quizAttempts,
  challengeProgress,
  ownSubmissions,
  conquestScores,
  ownHundredDays,
  ownLikes,
  ownCourses,
  ownReviews,
  jobApplications,
  followedInstitutes,
  competitionRegistrations,
  mailsPart,
  linksPart,
  mentorApplicationsPart,
  mentorPage,
  uploadedFiles,
  newsletterSubscription,
  contactMessages,
  adminActions,
];
