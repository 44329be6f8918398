import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { CONTACT_SUBJECTS } from '@sopaan/schemas/contact/contact';
import { object, string } from 'yup';
import { composer } from '../../mail/composer';
import { messageReference } from './contact-record';
import { findAnswers, findMessage } from './contact.repository';

const requiredText = string().required();

/** The mail to the operator, who can reply to the sender of the message. */
export const contactMessage = composer<'contact-message'>(
  object({ messageId: requiredText, to: requiredText }),
  async ({ messageId, to }, { database }) => {
    const message = await findMessage(database, messageId);
    if (!message) return null;
    const reference = messageReference(messageId);
    return {
      to,
      replyTo: message.email,
      subject: `[${reference}] ${subjectLabel(message.subject)}: ${message.name} ${message.last_name}`,
      greeting: `From ${message.name} ${message.last_name} <${message.email}>:`,
      paragraphs: nonEmptyLines(message.message),
      footnote: `Reply to this email, or use: npm run admin -- messages answer ${reference} --text "…"`,
    };
  },
);

/**
 * The confirmation to the sender. It quotes nothing of the message: the form accepts any address, so anybody could have a text mailed to a
 * stranger.
 */
export const contactReceived = composer<'contact-received'>(
  object({ messageId: requiredText }),
  async ({ messageId }, { database, linkOrigin }) => {
    const message = await findMessage(database, messageId);
    if (!message) return null;
    const reference = messageReference(messageId);
    return {
      to: message.email,
      subject: `We have received your message (${reference})`,
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for writing to ${PRODUCT_NAME}. A person will read your message and reply to this address. Its reference is ${reference}.`,
        'Support is available Monday to Friday, 9am to 5pm.',
      ],
      action: { label: 'Look for an answer now', url: linkOrigin + paths.support },
      footnote: `You are receiving this email because this address was entered in the contact form of ${PRODUCT_NAME}. If it was not you, ignore it.`,
    };
  },
);

/** The answer to the sender of the message. */
export const contactAnswer = composer<'contact-answer'>(
  object({ messageId: requiredText, answerId: requiredText, replyTo: string() }),
  async ({ messageId, answerId, replyTo }, { database }) => {
    const message = await findMessage(database, messageId);
    const answers = await findAnswers(database, messageId);
    const answer = answers.find((candidate) => candidate.id === answerId);
    if (!message || !answer) return null;
    return {
      to: message.email,
      ...(replyTo !== undefined && { replyTo }),
      subject: `Answer to your message (${messageReference(messageId)})`,
      greeting: 'Hello,',
      paragraphs: nonEmptyLines(answer.text),
      footnote: `This is the answer to the message that was sent from this address with the contact form of ${PRODUCT_NAME}.`,
    };
  },
);

function subjectLabel(subject: string): string {
  return CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;
}

/** Each line is a paragraph, because a paragraph of a mail is a single line. */
function nonEmptyLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
