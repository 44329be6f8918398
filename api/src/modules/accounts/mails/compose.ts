import type { Letter } from '../../../mail/letter';
import type { MailKind } from '../../../mail/outbox';
import type { Queryable } from '../../../plugins/database';
import { applicationReceived } from '../../applications/application-received';
import {
  competitionPlace,
  competitionRegistered,
} from '../../registrations/mails/competition-mails';
import { mentorAccepted } from '../../mentor-applications/mails/mentor-accepted';
import { mentorDeclined } from '../../mentor-applications/mails/mentor-declined';
import { linkKeys } from '../links/link-keys';
import { accountDeleted } from './account-deleted';
import type { Composer } from './composer';
import { confirmDevice } from './confirm-device';
import { emailChange } from './email-change';
import { emailChangeAsked } from './email-change-asked';
import { emailChanged } from './email-changed';
import { passwordChanged } from './password-changed';
import { passwordForgotten } from './password-forgotten';
import { signUp } from './sign-up';

const composers: { [Kind in MailKind]: Composer } = {
  'sign-up': signUp,
  'password-forgotten': passwordForgotten,
  'confirm-device': confirmDevice,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'mentor-accepted': mentorAccepted,
  'mentor-declined': mentorDeclined,
  'application-received': applicationReceived,
  'competition-registered': competitionRegistered,
  'competition-place': competitionPlace,
};

interface Mail {
  id: string;
  kind: string;
  data: unknown;
}

interface ComposeSettings {
  tokenSecret: string;
  linkOrigin: string;
}

/** Renders a mail of the outbox; null if it has no recipient any more. Throws on an unknown kind. */
export async function composeMail(
  database: Queryable,
  { id, kind, data }: Mail,
  { tokenSecret, linkOrigin }: ComposeSettings,
): Promise<Letter | null> {
  if (!isMailKind(kind)) throw new Error(`unknown kind of mail: ${kind}`);
  const keys = linkKeys(tokenSecret);
  return composers[kind](data, { database, mailId: id, keys, linkOrigin });
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(composers, kind);
}
