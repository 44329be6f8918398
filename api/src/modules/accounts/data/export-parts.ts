import { contactMessages } from '../../contact/messages-of-person';
import { newsletterSubscription } from '../../newsletter/subscription-of-person';
import { challengeProgress } from '../../practice/progress-of-person';
import { quizAttempts } from '../../quizzes/attempts-of-person';
import { adminActions } from '../../releases/log/actions-of-person';
import { accountPart } from './account-part';
import { linksPart, mailsPart } from './mails-part';
import type { PersonalPart } from './personal-part';
import { sessionsPart } from './sessions-part';

/** Everything that is kept about a person. The mails come before the links, by which they are found. */
export const exportParts: readonly PersonalPart[] = [
  accountPart,
  sessionsPart,
  mailsPart,
  linksPart,
  quizAttempts,
  challengeProgress,
  newsletterSubscription,
  contactMessages,
  adminActions,
];
