import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';

const schema = object({
  to: string().required(),
  firstName: string().defined(),
  email: string().required(),
});

export const emailChanged = composer<'email-changed'>(schema, ({ to, firstName, email }) => ({
  to,
  subject: `Your ${PRODUCT_NAME} email address has changed`,
  greeting: greeting(firstName),
  paragraphs: [
    `The email address of your ${PRODUCT_NAME} account is now ${email}. From now on you log in with it, and we send our emails there.`,
    'This address is no longer used for your account.',
  ],
  footnote:
    'If you did not change it, someone else knows your password. Please write to us through the contact page, and give this address.',
}));
