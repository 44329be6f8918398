import { jobApplicationsPersonalData } from '../modules/applications/applications.personal-data';
import {
  postCommentReportsPersonalData,
  postCommentsPersonalData,
} from '../modules/blog/comments/comments.personal-data';
import { contactPersonalData } from '../modules/contact/contact.personal-data';
import { enrolmentsPersonalData } from '../modules/enrolments/enrolments.personal-data';
import { festivalsPersonalData } from '../modules/festivals/festivals.personal-data';
import { followsPersonalData } from '../modules/follows/follows.personal-data';
import { certificatesPersonalData } from '../modules/certificates/certificates.personal-data';
import { legalPersonalData } from '../modules/legal/legal.personal-data';
import { lessonNotesPersonalData } from '../modules/lesson-notes/lesson-notes.personal-data';
import {
  lessonsPersonalData,
  videoAnswersPersonalData,
  watchedLessonsPersonalData,
} from '../modules/lessons/lessons.personal-data';
import {
  liveClassesPersonalData,
  liveClassMessagesPersonalData,
  liveClassQuestionsPersonalData,
  liveClassVotesPersonalData,
} from '../modules/live-classes/live-classes.personal-data';
import { likesPersonalData } from '../modules/likes/likes.personal-data';
import { filesPersonalData } from '../files/files.personal-data';
import { mentorApplicationsPersonalData } from '../modules/mentor-applications/mentor-applications.personal-data';
import {
  mentorBlocksPersonalData,
  mentorQuestionReportsPersonalData,
  mentorQuestionsPersonalData,
  mentorRepliesPersonalData,
} from '../modules/mentor-questions/mentor-questions.personal-data';
import { mentorsPersonalData } from '../modules/mentors/mentors.personal-data';
import { newsletterPersonalData } from '../modules/newsletter/newsletter.personal-data';
import { conquestPersonalData } from '../modules/practice/conquest/conquest.personal-data';
import {
  challengePostReportsPersonalData,
  challengePostsPersonalData,
  challengePostVotesPersonalData,
} from '../modules/practice/discussions/discussions.personal-data';
import { challengeGuidesPersonalData } from '../modules/practice/guides/guides.personal-data';
import {
  hundredDaysPersonalData,
  streakFreezesPersonalData,
} from '../modules/practice/hundred-days/hundred-days.personal-data';
import { coinsPersonalData } from '../modules/coins/coins.personal-data';
import { memberFollowsPersonalData } from '../modules/member-follows/member-follows.personal-data';
import { noticesPersonalData } from '../modules/notices/notices.personal-data';
import { challengeProgressPersonalData } from '../modules/practice/challenge-progress.personal-data';
import { publicProfilesPersonalData } from '../modules/public-profiles/public-profiles.personal-data';
import { picturesPersonalData } from '../modules/profiles/pictures/pictures.personal-data';
import { extraTimePersonalData } from '../modules/quizzes/extra-time/extra-time.personal-data';
import { attemptsPersonalData } from '../modules/quizzes/attempts.personal-data';
import { registrationsPersonalData } from '../modules/registrations/registrations.personal-data';
import { adminActionsPersonalData } from '../modules/releases/log/actions.personal-data';
import { reviewsPersonalData } from '../modules/reviews/reviews.personal-data';
import { savedPersonalData } from '../modules/saved/saved.personal-data';
import { savedSearchesPersonalData } from '../modules/saved-searches/saved-searches.personal-data';
import { submissionsPersonalData } from '../modules/submissions/submissions.personal-data';
import {
  memberAgePersonalData,
  parentalConsentPersonalData,
} from '../modules/accounts/age/age.personal-data';
import { legalConsentsPersonalData } from '../modules/accounts/consents/consents.personal-data';
import { accountPersonalData } from '../modules/accounts/data/account.personal-data';
import {
  mailLinksPersonalData,
  mailsPersonalData,
} from '../modules/accounts/data/mails.personal-data';
import { walletPersonalData } from '../modules/wallet/wallet.personal-data';
import { mailOptOutsPersonalData } from '../modules/accounts/mail-choices/mail-choices.personal-data';
import { accountSettingsPersonalData } from '../modules/accounts/settings/account-settings.personal-data';
import type { PersonalPart } from '../personal-data/personal-part';
import {
  knownDevicesPersonalData,
  sessionsPersonalData,
} from '../modules/accounts/data/sessions.personal-data';

/**
 * All personal data. Mails come after competitions, because deleting those may still queue a mail about a freed
 * place, and before links, because mails are found through them.
 */
export const PERSONAL_DATA: readonly PersonalPart[] = [
  accountPersonalData,
  publicProfilesPersonalData,
  accountSettingsPersonalData,
  mailOptOutsPersonalData,
  sessionsPersonalData,
  knownDevicesPersonalData,
  picturesPersonalData,
  attemptsPersonalData,
  extraTimePersonalData,
  challengeProgressPersonalData,
  challengeGuidesPersonalData,
  submissionsPersonalData,
  conquestPersonalData,
  hundredDaysPersonalData,
  streakFreezesPersonalData,
  coinsPersonalData,
  memberFollowsPersonalData,
  noticesPersonalData,
  likesPersonalData,
  enrolmentsPersonalData,
  lessonsPersonalData,
  videoAnswersPersonalData,
  watchedLessonsPersonalData,
  lessonNotesPersonalData,
  certificatesPersonalData,
  liveClassesPersonalData,
  liveClassMessagesPersonalData,
  liveClassQuestionsPersonalData,
  liveClassVotesPersonalData,
  savedPersonalData,
  savedSearchesPersonalData,
  reviewsPersonalData,
  postCommentsPersonalData,
  postCommentReportsPersonalData,
  challengePostVotesPersonalData,
  challengePostReportsPersonalData,
  challengePostsPersonalData,
  jobApplicationsPersonalData,
  followsPersonalData,
  registrationsPersonalData,
  festivalsPersonalData,
  mailsPersonalData,
  mailLinksPersonalData,
  mentorApplicationsPersonalData,
  mentorsPersonalData,
  mentorQuestionsPersonalData,
  mentorRepliesPersonalData,
  mentorQuestionReportsPersonalData,
  mentorBlocksPersonalData,
  walletPersonalData,
  filesPersonalData,
  newsletterPersonalData,
  contactPersonalData,
  legalPersonalData,
  legalConsentsPersonalData,
  memberAgePersonalData,
  parentalConsentPersonalData,
  adminActionsPersonalData,
];
