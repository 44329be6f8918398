import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';

const schema = object({ to: string().required(), firstName: string().defined() });

export const accountDeleted = composer<'account-deleted'>(schema, ({ to, firstName }) => ({
  to,
  subject: `Your ${PRODUCT_NAME} account has been deleted`,
  greeting: greeting(firstName),
  paragraphs: [
    `Your ${PRODUCT_NAME} account and everything in it have been deleted, as you asked. This cannot be undone.`,
    'Thank you for the time you spent with us. You are welcome to come back with a new account whenever you like.',
  ],
  footnote:
    'This is the last email about this account. If you did not delete it yourself, someone knew your password: change it wherever else you use it.',
}));
