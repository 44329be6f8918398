import type { Schema } from 'yup';
import type { MailContent } from './mail-content';
import type { MailData, MailKind } from './outbox';
import type { Queryable } from '../database/database';
import type { Subscription } from './unsubscribe/unsubscribe-links';

export interface ComposerContext {
  database: Queryable;
  /** The id of the mail: the same at each attempt to send it. */
  mailId: string;
  linkOrigin: string;
}

/** `composeMail` adds the links. */
export interface ComposedMail extends Omit<MailContent, 'unsubscribe'> {
  /** The subscription that the recipient can end, unless it is the category of an optional mail. */
  subscription?: Subscription;
}

/** Renders a mail when it is sent. Null if by then there is no recipient or nothing to say. */
export type Composer = (data: unknown, context: ComposerContext) => Promise<ComposedMail | null>;

/** The composer of each kind of mail. */
export type Composers = { readonly [Kind in MailKind]: Composer };

/** Creates the composer of one kind of mail, which validates the data stored in the outbox. */
export function composer<Kind extends MailKind>(
  schema: Schema<MailData[Kind]>,
  write: (
    data: MailData[Kind],
    context: ComposerContext,
  ) => Promise<ComposedMail | null> | ComposedMail,
): Composer {
  return async (data, context) => write(await schema.validate(data, { strict: true }), context);
}
