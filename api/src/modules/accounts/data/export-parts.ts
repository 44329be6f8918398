import { jobApplicationsPersonalData } from '../../applications/applications.personal-data';
import { contactPersonalData } from '../../contact/contact.personal-data';
import { enrolmentsPersonalData } from '../../enrolments/enrolments.personal-data';
import { followsPersonalData } from '../../follows/follows.personal-data';
import { likesPersonalData } from '../../likes/likes.personal-data';
import { uploadedFilesData } from '../../../files/files.personal-data';
import { mentorApplicationsPersonalData } from '../../mentor-applications/mentor-applications.personal-data';
import { mentorsPersonalData } from '../../mentors/mentors.personal-data';
import { newsletterPersonalData } from '../../newsletter/newsletter.personal-data';
import { conquestPersonalData } from '../../practice/conquest/conquest.personal-data';
import { hundredDaysPersonalData } from '../../practice/hundred-days/hundred-days.personal-data';
import { challengeProgressPersonalData } from '../../practice/challenge-progress.personal-data';
import { attemptsPersonalData } from '../../quizzes/attempts.personal-data';
import { registrationsPersonalData } from '../../registrations/registrations.personal-data';
import { adminActions } from '../../releases/log/actions.personal-data';
import { reviewsPersonalData } from '../../reviews/reviews.personal-data';
import { submissionsPersonalData } from '../../submissions/submissions.personal-data';
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
  attemptsPersonalData,
  challengeProgressPersonalData,
  submissionsPersonalData,
  conquestPersonalData,
  hundredDaysPersonalData,
  likesPersonalData,
  enrolmentsPersonalData,
  reviewsPersonalData,
  jobApplicationsPersonalData,
  followsPersonalData,
  registrationsPersonalData,
  mailsPart,
  linksPart,
  mentorApplicationsPersonalData,
  mentorsPersonalData,
  uploadedFilesData,
  newsletterPersonalData,
  contactPersonalData,
  adminActions,
];
