import type { Schema } from 'yup';
import type { Letter } from '../../../mail/letter';
import type { MailData, MailKind } from '../../../mail/outbox';
import type { Queryable } from '../../../plugins/database';
import type { LinkKeys } from '../links/link-keys';

export interface ComposerContext {
  database: Queryable;
  /** The id of the mail: the same at each attempt to send it. */
  mailId: string;
  keys: LinkKeys;
  linkOrigin: string;
}

/** Renders a mail when it is sent. Null if by then there is no recipient or nothing to say. */
export type Composer = (data: unknown, context: ComposerContext) => Promise<Letter | null>;

/** Creates the composer of one kind of mail, which validates the data stored in the outbox. */
export function composer<Kind extends MailKind>(
  schema: Schema<MailData[Kind]>,
  write: (data: MailData[Kind], context: ComposerContext) => Promise<Letter | null> | Letter,
): Composer {
  return async (data, context) => write(await schema.validate(data, { strict: true }), context);
}
