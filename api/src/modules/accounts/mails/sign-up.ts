import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import type { MailContent } from '../../../mail/mail-content';
import { linkStatus, type SignUpLink } from '../links/link-record';
import { CODE_MINUTES, findLink } from '../links/links.repository';
import type { LinkKeys } from '../links/link-keys';
import { composer, type ComposerContext } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { forgotPasswordLink, verificationLink } from './mail-links';
import { recipientByEmail, type Recipient } from './recipients.repository';

const schema = object({ linkId: string().required() });

/** Whether the address has an account is only checked here, after the response has been sent. */
export const signUp = (keys: LinkKeys) =>
  composer<'sign-up'>(schema, async ({ linkId }, context) => {
    const link = await findLink(context.database, linkId);
    if (link?.purpose !== 'sign-up' || linkStatus(link) !== 'ready') return null;
    const account = await recipientByEmail(context.database, link.emailKey);
    if (!account) return confirmation(link, keys, context);
    return account.isActive ? accountExists(account, context) : accountDisabled(account, context);
  });

function confirmation(
  link: SignUpLink,
  keys: LinkKeys,
  { linkOrigin }: ComposerContext,
): MailContent {
  const button = {
    label: 'Confirm my address',
    url: verificationLink(linkOrigin, keys.tokenOf(link.id)),
  };
  const common = {
    to: link.email,
    greeting: greeting(link.firstName),
    action: button,
    footnote: `If you did not sign up for ${PRODUCT_NAME}, you can ignore this email: no account will be created. Do not share the code or the link with anyone.`,
  };
  // A mail that is sent late must not contain an expired code.
  if (!link.hasCode) {
    return {
      ...common,
      subject: `Confirm your email address for ${PRODUCT_NAME}`,
      paragraphs: [
        `Welcome to ${PRODUCT_NAME}! Please confirm your address with the button below. It works for 24 hours.`,
      ],
    };
  }
  const code = keys.codeOf(link.id);
  return {
    ...common,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    paragraphs: [
      `Welcome to ${PRODUCT_NAME}! To finish signing up, enter this code on the page where you signed up. It is valid for ${CODE_MINUTES} minutes.`,
      'Or confirm your address with the button below, which works for 24 hours.',
    ],
    code,
  };
}

function accountExists(
  { email, firstName }: Recipient,
  { linkOrigin }: ComposerContext,
): MailContent {
  return {
    to: email,
    subject: `You already have a ${PRODUCT_NAME} account`,
    greeting: greeting(firstName),
    paragraphs: [
      `Someone, most likely you, signed up for ${PRODUCT_NAME} with this address. It already has an account, so you can simply log in.`,
      'If you have forgotten your password, you can choose a new one.',
    ],
    action: { label: 'Choose a new password', url: forgotPasswordLink(linkOrigin) },
    footnote: 'If it was not you, you can ignore this email: nothing has changed.',
  };
}

function accountDisabled(
  { email, firstName }: Recipient,
  { linkOrigin }: ComposerContext,
): MailContent {
  return {
    to: email,
    subject: `Your ${PRODUCT_NAME} account`,
    greeting: greeting(firstName),
    paragraphs: [
      `Someone, most likely you, signed up for ${PRODUCT_NAME} with this address. It already has an account, which is deactivated. Please write to us, and we will look into it together.`,
    ],
    action: { label: 'Write to us', url: linkOrigin + paths.contact },
    footnote: 'If it was not you, you can ignore this email.',
  };
}
