import type { MailCategory } from '@sopaan/schemas/account/mail-choices';
import type { NoticeKind } from '../notice-record';

/** The category under which notices of a kind are mailed; null for notices that are not mailed, or are about something that has its own mails. */
export const NOTICE_MAIL_CATEGORIES: Readonly<Record<NoticeKind, MailCategory | null>> = {
  application: 'applications',
  'application-sent': null,
  registration: null,
  'waiting-list': null,
  team: 'teams',
  deadline: 'deadlines',
  'mentor-application': null,
  'mentor-question': 'questions',
  'saved-search': null,
  'parental-consent': null,
  legal: null,
  reply: null,
};
