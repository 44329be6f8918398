import type { Composers } from '../mail/composer';
import { applicationReceived } from '../modules/applications/mails/application-received';
import {
  competitionPlace,
  competitionRegistered,
} from '../modules/registrations/mails/competition-mails';
import { newsletterKeys } from '../modules/newsletter/newsletter-keys';
import { confirmationMail } from '../modules/newsletter/subscriptions/confirmation-mail';
import { issueMail } from '../modules/newsletter/issues/issue-mail';
import { contactAnswer, contactMessage, contactReceived } from '../modules/contact/contact-mails';
import { newJobsMail } from '../modules/saved-searches/alerts/new-jobs-mail';
import { mentorAccepted } from '../modules/mentor-applications/mails/mentor-accepted';
import { mentorDeclined } from '../modules/mentor-applications/mails/mentor-declined';
import { noticesMail } from '../modules/notices/mails/notices-mail';
import { linkKeys } from '../modules/accounts/links/link-keys';
import { accountDeleted } from '../modules/accounts/mails/account-deleted';
import { confirmDevice } from '../modules/accounts/mails/confirm-device';
import { emailChange } from '../modules/accounts/mails/email-change';
import { emailChangeAsked } from '../modules/accounts/mails/email-change-asked';
import { emailChanged } from '../modules/accounts/mails/email-changed';
import { parentalConsentTokens } from '../modules/accounts/age/parental-consent-tokens';
import { parentalConsent } from '../modules/accounts/mails/parental-consent';
import { parentalConsentDecided } from '../modules/accounts/mails/parental-consent-decided';
import { passwordChanged } from '../modules/accounts/mails/password-changed';
import { passwordForgotten } from '../modules/accounts/mails/password-forgotten';
import { recoveryEmail } from '../modules/accounts/mails/recovery-email';
import { recoveryEmailAsked } from '../modules/accounts/mails/recovery-email-asked';
import { recoveryEmailRemoved } from '../modules/accounts/mails/recovery-email-removed';
import { recoveryForgotten } from '../modules/accounts/mails/recovery-forgotten';
import { signUp } from '../modules/accounts/mails/sign-up';

/** Writes every kind of mail. Tokens and codes in mails are derived from the secret. */
export function mailComposers(tokenSecret: string): Composers {
  const keys = linkKeys(tokenSecret);
  const keysOfNewsletter = newsletterKeys(tokenSecret);
  return {
    'sign-up': signUp(keys),
    'password-forgotten': passwordForgotten(keys),
    'confirm-device': confirmDevice(keys),
    'password-changed': passwordChanged,
    'email-change': emailChange(keys),
    'email-change-asked': emailChangeAsked,
    'email-changed': emailChanged,
    'recovery-forgotten': recoveryForgotten(keys),
    'recovery-email': recoveryEmail(keys),
    'recovery-email-asked': recoveryEmailAsked,
    'recovery-email-removed': recoveryEmailRemoved,
    'parental-consent': parentalConsent(parentalConsentTokens(tokenSecret)),
    'parental-consent-decided': parentalConsentDecided,
    'account-deleted': accountDeleted,
    'mentor-accepted': mentorAccepted,
    'mentor-declined': mentorDeclined,
    'application-received': applicationReceived,
    'competition-registered': competitionRegistered,
    'competition-place': competitionPlace,
    notices: noticesMail,
    'saved-search-jobs': newJobsMail,
    'newsletter-confirmation': confirmationMail(keysOfNewsletter),
    'newsletter-issue': issueMail(keysOfNewsletter),
    'contact-message': contactMessage,
    'contact-received': contactReceived,
    'contact-answer': contactAnswer,
  };
}
