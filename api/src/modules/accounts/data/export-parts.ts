import { jobApplications } from '../../applications/applications-of-person';
import { contactMessages } from '../../contact/messages-of-person';
import { ownCourses } from '../../enrolments/enrolments-of-person';
import { followedInstitutes } from '../../follows/follows-of-person';
import { ownLikes } from '../../likes/likes-of-person';
import { uploadedFiles } from '../../../files/files-of-person';
import { mentorApplicationsPart } from '../../mentor-applications/applications-of-person';
import { mentorPage } from '../../mentors/mentor-of-person';
import { newsletterSubscription } from '../../newsletter/subscription-of-person';
import { conquestScores } from '../../practice/conquest/scores-of-person';
import { ownHundredDays } from '../../practice/hundred-days/hundred-days-of-person';
import { challengeProgress } from '../../practice/progress-of-person';
import { quizAttempts } from '../../quizzes/attempts-of-person';
import { competitionRegistrations } from '../../registrations/registrations-of-person';
import { adminActions } from '../../releases/log/actions.personal-data';
import { ownReviews } from '../../reviews/reviews-of-person';
import { ownSubmissions } from '../../submissions/submissions-of-person';
import { accountPart } from './account.personal-data';
import { linksPart, mailsPart } from './mails.personal-data';
import type { PersonalPart } from './personal-part';
import { devicesPart, sessionsPart } from './sessions.personal-data';

/**
 * All personal data. Mails come after competitions, because deleting those may still queue a mail about a freed
 * place, and before links, because mails are found through them.
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
