import type { Schema } from 'yup';
import type { Letter } from '../../../mail/letter';
import type { MailData, MailKind } from '../../../mail/outbox';
import type { Queryable } from '../../../plugins/database';
import type { LinkKeys } from '../links/link-keys';

export interface ComposerContext {
  database: Queryable;
  /** Of the mail: the same at each attempt to send it. */
  mailId: string;
  keys: LinkKeys;
  linkOrigin: string;
}

/** Makes a mail's words when it is sent. Null: by now there is nobody to write to, or nothing to say. */
export type Composer = (data: unknown, context: ComposerContext) => Promise<Letter | null>;

/** The composer of one kind of mail; what the outbox kept about it is read by a schema. */
export function composer<Kind extends MailKind>(
  schema: Schema<MailData[Kind]>,
  write: (data: MailData[Kind], context: ComposerContext) => Promise<Letter | null> | Letter,
): Composer {
  return async (data, context) => write(await schema.validate(data, { strict: true }), context);
}
