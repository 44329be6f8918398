import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { MAIL_CATEGORIES, type MailCategory } from '@sopaan/schemas/account/mail-choices';
import { mixed, object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from '../../accounts/mails/recipients.repository';
import type { NoticeRow } from '../notice-record';
import { findMailedNotices } from '../notices.repository';

/** How many notices a mail lists. The page lists all. */
const MAX_LISTED = 10;

const schema = object({
  userId: string().required(),
  category: mixed<MailCategory>().oneOf(MAIL_CATEGORIES).required(),
});

/** The notices that were queued for one mail. Those that the recipient has already read on the site are left out. */
export const noticesMail = composer<'notices'>(
  schema,
  async ({ userId }, { database, mailId, linkOrigin }) => {
    const account = await recipientById(database, userId);
    const [first, ...others] = await findMailedNotices(database, mailId);
    if (!account?.isActive || !first) return null;
    const recipient = { to: account.email, greeting: greeting(account.firstName) };
    const news = others.length === 0 ? 'a new notice' : 'new notices';
    const footnote = `You are receiving this email because you have ${news} in your ${PRODUCT_NAME} account.`;
    if (others.length === 0) {
      return {
        ...recipient,
        subject: first.title,
        paragraphs: [first.title, first.body].filter((text) => text !== ''),
        action: { label: 'View details', url: linkOrigin + first.path },
        footnote,
      };
    }
    return {
      ...recipient,
      subject: `${first.title} and ${others.length} more`,
      paragraphs: listNotices([first, ...others]),
      action: {
        label: 'View unread notices',
        url: `${linkOrigin}${paths.profile('notices')}?unread`,
      },
      footnote,
    };
  },
);

function listNotices(notices: readonly NoticeRow[]): string[] {
  const listed = notices
    .slice(0, MAX_LISTED)
    .map(({ title, body }) => (body === '' ? title : `${title}. ${body}`));
  const unlistedCount = notices.length - listed.length;
  return unlistedCount > 0 ? [...listed, `And ${unlistedCount} more.`] : listed;
}
