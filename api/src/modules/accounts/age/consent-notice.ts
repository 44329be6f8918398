import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../../database/database';

interface ConsentNotice {
  userId: string;
  kind: 'parental-consent';
  title: string;
  body: string;
  path: string;
}

/** Adds a notice to the member. The module of notices imports this one, so it is passed in. */
export type AddConsentNotice = (transaction: Queryable, notice: ConsentNotice) => Promise<void>;

const CONFIRMED = {
  title: 'Your parent or guardian has agreed',
  body: 'You can now also apply for jobs, take part in competitions, write posts, share documents and have a public profile.',
};
const DECLINED = {
  title: 'Your parent or guardian does not agree',
  body: 'You can go on reading and learning. In your settings you can ask again.',
};

/** Tells the member what the parent or guardian has decided. */
export function consentNotice(userId: string, isConfirmed: boolean): ConsentNotice {
  const text = isConfirmed ? CONFIRMED : DECLINED;
  return { userId, kind: 'parental-consent', ...text, path: `${paths.account}#age` };
}
