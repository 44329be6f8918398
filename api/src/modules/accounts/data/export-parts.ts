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
import { adminActions } from '../../releases/log/actions-of-person';
import { reviewsPersonalData } from '../../reviews/reviews.personal-data';
import { submissionsPersonalData } from '../../submissions/submissions.personal-data';
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
