import type { EmailChangeListener } from '../modules/accounts/email/email-change';
import { moveNewsletter } from '../modules/newsletter/members/members.service';

/** What follows an account to its new email address. */
export const EMAIL_CHANGES: readonly EmailChangeListener[] = [moveNewsletter];
